import type { UseFormReturn } from "react-hook-form";
import { useUploadField } from "#features/personage/upload/upload-field.ts";
import type { IdentityValues } from "./identity-form.ts";

/** Uploads one of the two images of the document when it is picked; the form's value is the path of the stored file. */
export const useIdentityUpload = (form: UseFormReturn<IdentityValues>, name: "frontImage" | "backImage") =>
  useUploadField({
    onStored: (stored) =>
      form.setValue(name, stored, {
        shouldDirty: true,
        shouldValidate: stored !== "" && form.formState.isSubmitted,
      }),
    stored: () => form.getValues(name),
  });
