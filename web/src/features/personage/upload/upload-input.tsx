import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode, Ref } from "react";
import { type StoredFile, storedFileQuery } from "#api/common.ts";
import { canRotate, rotateImage } from "#lib/rotate-image.ts";
import { UPLOAD_TYPES } from "#lib/upload-file.ts";
import { ImageUpload } from "./image-upload.tsx";
import type { useUploadField } from "./upload-field.ts";
import { UploadHint } from "./upload-hint.tsx";

interface UploadInputProps {
  label: ReactNode;
  error?: ReactNode;
  upload: ReturnType<typeof useUploadField>;
  /** The form's value: the uploaded file, or one from a draft. */
  value: StoredFile | "";
  /** The file submitted before, if any. */
  handedIn?: StoredFile | null;
  large?: boolean;
  name: string;
  ref: Ref<HTMLInputElement>;
}

/** The input for `useUploadField`. Shows the picked file, or the one from a draft or a failed review. */
export function UploadInput({ upload, value, handedIn = null, error, large = false, ...rest }: UploadInputProps) {
  const { file, problem } = upload;
  const kept = file === null ? value : "";
  const stored = useQuery(storedFileQuery(kept)).data ?? null;
  const rotate = async (picked: File) => {
    const rotated = await rotateImage(picked).catch(() => null);
    if (rotated) upload.pick(rotated);
    else await upload.reportRotation(picked);
  };
  return (
    <ImageUpload
      {...rest}
      accept={UPLOAD_TYPES.join(",")}
      hint={<UploadHint warning={upload.warning} />}
      error={
        problem === undefined ? (
          error
        ) : (
          // Announces a failed upload to screen readers.
          <span role="alert">
            {problem} {upload.isKept && <Trans>The file before it is still here.</Trans>}
          </span>
        )
      }
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
