import { useQuery } from "@tanstack/react-query";
import type { ReactNode, Ref } from "react";
import { type StoredFile, storedFileQuery } from "#api/common.ts";
import { ImageUpload } from "./image-upload.tsx";
import { canRotate, rotateImage } from "#lib/rotate-image.ts";
import { UPLOAD_TYPES } from "#lib/upload-file.ts";
import type { useUploadField } from "./upload-field.ts";

interface UploadInputProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  upload: ReturnType<typeof useUploadField>;
  /** The form's value; without a picked file, a value from before. */
  value: StoredFile | "";
  /** The file submitted before, if any. */
  handedIn?: StoredFile | null;
  large?: boolean;
  name: string;
  ref: Ref<HTMLInputElement>;
}

/** The control of `useUploadField`: the picked file, or one from a draft or failed review. */
export function UploadInput({ upload, value, handedIn = null, error, large = false, ...rest }: UploadInputProps) {
  const { file } = upload;
  const kept = file === null ? value : "";
  const stored = useQuery(storedFileQuery(kept)).data ?? null;
  const rotate = async (picked: File) => {
    // A file that cannot be rotated stays as it is.
    const turned = await rotateImage(picked).catch(() => null);
    if (turned) upload.pick(turned);
  };
  return (
    <ImageUpload
      {...rest}
      accept={UPLOAD_TYPES.join(",")}
      error={upload.problem ?? error}
      file={file}
      stored={kept === "" ? undefined : stored}
      handedIn={value === handedIn}
      large={large}
      sending={upload.sending}
      onPick={upload.pick}
      onRotate={large && file && canRotate(file) ? () => void rotate(file) : undefined}
      onRetry={upload.retry}
    />
  );
}
