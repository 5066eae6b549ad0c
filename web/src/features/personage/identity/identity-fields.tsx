import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { Identity } from "#api/user.ts";
import { Field } from "#components/forms/field.tsx";
import { RadioGroup } from "#components/forms/radio-group.tsx";
import { TextInput } from "#components/forms/text-input.tsx";
import type { useUploadField } from "#features/personage/upload/upload-field.ts";
import { UploadInput } from "#features/personage/upload/upload-input.tsx";
import type { IdentityValues } from "./identity-form.ts";

type Upload = ReturnType<typeof useUploadField>;

interface IdentityFieldsProps {
  form: UseFormReturn<IdentityValues>;
  /** The identity submitted before. */
  before: Identity;
  front: Upload;
  back: Upload;
}

export function IdentityFields({ form, before, front, back }: IdentityFieldsProps) {
  const { t } = useLingui();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field
        label={<Trans>Your full name</Trans>}
        hint={<Trans>Exactly as on the document.</Trans>}
        error={errors.realName && (errors.realName.message || t`Enter your full name.`)}
      >
        {(field) => <TextInput {...field} {...register("realName")} autoComplete="name" maxLength={100} />}
      </Field>
      <RadioGroup
        legend={<Trans>Gender on the document</Trans>}
        options={[
          { value: "male", label: <Trans>Male</Trans> },
          { value: "female", label: <Trans>Female</Trans> },
        ]}
        error={errors.sex && (errors.sex.message || t`Choose the gender shown on your document.`)}
        inputProps={() => register("sex")}
      />
      <Field
        label={<Trans>Document number</Trans>}
        hint={<Trans>The number on your identity card, driving licence or passport.</Trans>}
        error={errors.idNumber && (errors.idNumber.message || t`Enter the number of your document.`)}
      >
        {(field) => (
          <TextInput
            {...field}
            {...register("idNumber")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={50}
          />
        )}
      </Field>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }}
        gap="5"
        alignItems="start"
      >
        <PictureField
          form={form}
          before={before}
          name="frontImage"
          upload={front}
          label={<Trans>Front of the document</Trans>}
          missing={t`Add a picture of the front.`}
        />
        <PictureField
          form={form}
          before={before}
          name="backImage"
          upload={back}
          label={<Trans>Back of the document</Trans>}
          missing={t`Add a picture of the back.`}
        />
      </chakra.div>
    </>
  );
}

interface PictureFieldProps {
  form: UseFormReturn<IdentityValues>;
  before: Identity;
  name: "frontImage" | "backImage";
  upload: Upload;
  label: ReactNode;
  /** Error text if the image is missing. */
  missing: string;
}

function PictureField({ form, before, name, upload, label, missing }: PictureFieldProps) {
  const error = form.formState.errors[name];
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <UploadInput
          large
          label={label}
          error={error && (error.message || missing)}
          upload={upload}
          value={field.value}
          handedIn={before[name]}
          name={field.name}
          ref={field.ref}
        />
      )}
    />
  );
}
