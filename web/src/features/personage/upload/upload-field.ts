import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { ApiError } from "#api/api-error.ts";
import { type StoredFile, useUpload } from "#api/common.ts";
import { type UploadFault, uploadFault } from "#lib/upload-file.ts";

/**
 * One file of a form: checked, then uploaded when picked. `onStored` gets the stored file, or "" if there is none. An
 * upload whose file was removed or replaced no longer counts.
 */
export function useUploadField(onStored: (stored: StoredFile | "") => void) {
  const { t } = useLingui();
  const upload = useUpload();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<UploadFault | null>(null);
  const [share, setShare] = useState(0);
  const current = useRef<File | null>(null);
  const ongoing = useRef<Promise<void>>(Promise.resolve());

  const send = (picked: File) => {
    setShare(0);
    const onProgress = (sent: number) => {
      if (current.current === picked) setShare(sent);
    };
    const deliver = async (): Promise<void> => {
      try {
        const stored = await upload.mutateAsync({ file: picked, onProgress });
        if (current.current === picked) onStored(stored);
      } catch {
        // The field shows the error.
      }
    };
    ongoing.current = deliver();
  };
  const pick = (picked: File | null) => {
    const found = picked && uploadFault(picked);
    current.current = found ? null : picked;
    setFault(found);
    setFile(current.current);
    onStored("");
    upload.reset();
    if (current.current) send(current.current);
  };

  const faults: Record<UploadFault, string> = {
    type: t`Choose a JPEG, PNG, WebP, HEIC or PDF file.`,
    size: t`The file is larger than 10\u00a0MB. Choose a smaller one.`,
    empty: t`The file is empty. Choose another one.`,
  };
  const failed = file !== null && upload.error !== null;
  const problem = fault
    ? faults[fault]
    : failed
      ? sentence(upload.error, t`The file could not be uploaded.`)
      : undefined;
  return {
    file,
    problem,
    sending: file !== null && upload.isPending ? share : null,
    pick,
    /** Resolves when no upload is running, so that a form can be submitted during one. */
    settled: () => ongoing.current,
    retry: failed && file ? () => send(file) : undefined,
  };
}

const sentence = (error: unknown, own: string): string =>
  error instanceof ApiError && error.msg !== "" ? error.msg : own;
