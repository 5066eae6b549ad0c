import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { ApiError } from "#api/api-error.ts";
import { type StoredFile, useUpload } from "#api/common.ts";
import { isReadable, type UploadDoubt, uploadDoubt } from "#lib/upload-file.ts";

interface Options {
  /** Receives the stored file, or "" after removal. */
  onStored: (stored: StoredFile | "") => void;
  /** The form's value, which is kept if the upload of another file fails. */
  stored: () => StoredFile | "";
}

/** A failed upload; `file` is null if it cannot be sent again. */
interface Failure {
  readonly text: string;
  readonly file: File | null;
}

/**
 * Uploads a form's file as soon as it is picked. Accepts any file, because the server checks it (rule G5). The previous
 * file counts until the new one is stored. An upload whose file was removed or replaced is ignored.
 */
export function useUploadField({ onStored, stored }: Options) {
  const { t } = useLingui();
  const upload = useUpload();
  const [accepted, setAccepted] = useState<File | null>(null);
  const [sent, setSent] = useState<File | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [share, setShare] = useState(0);
  const current = useRef<File | null>(null);
  const ongoing = useRef<Promise<boolean> | null>(null);

  const fail = async (picked: File, error: unknown) => {
    const isRefused = error instanceof ApiError && error.kind === "refused";
    const isLost = !isRefused && !(await isReadable(picked));
    if (current.current !== picked) return;
    const text = isLost
      ? t`This file cannot be read, or has changed since you chose it. Please choose it again.`
      : error instanceof ApiError && error.msg !== ""
        ? error.msg
        : t`The file could not be uploaded.`;
    setFailure({ text, file: isLost ? null : picked });
    setSent(null);
  };
  const deliver = async (picked: File): Promise<boolean> => {
    const onProgress = (part: number) => {
      if (current.current === picked) setShare(part);
    };
    try {
      const path = await upload.mutateAsync({ file: picked, onProgress });
      if (current.current !== picked) return true;
      onStored(path);
      setAccepted(picked);
      setSent(null);
      return true;
    } catch (error) {
      await fail(picked, error);
      return current.current !== picked;
    }
  };
  const send = (picked: File) => {
    current.current = picked;
    setShare(0);
    setFailure(null);
    setSent(picked);
    const delivery = deliver(picked);
    ongoing.current = delivery;
    void delivery.finally(() => {
      if (ongoing.current === delivery) ongoing.current = null;
    });
  };
  const remove = () => {
    current.current = null;
    setAccepted(null);
    setSent(null);
    setFailure(null);
    onStored("");
  };

  const doubts: Record<UploadDoubt, string> = {
    type: t`This does not look like a JPEG, PNG, WebP, HEIC or PDF file. It will probably not be accepted.`,
    size: t`This file is larger than 10\u00a0MB. It will probably not be accepted.`,
    empty: t`This file is empty. It will probably not be accepted.`,
  };
  const doubt = sent && uploadDoubt(sent);
  const failed = failure?.file ?? null;
  const isKept = failure !== null && stored() !== "";
  return {
    /** The file to show; null if there is none, or if it was stored before the form opened. */
    file: sent ?? (isKept ? accepted : (failed ?? accepted)),
    problem: failure?.text,
    /** The upload failed, and the previous file still counts. */
    isKept,
    /** Why the server will probably reject the file being sent. */
    warning: doubt ? doubts[doubt] : undefined,
    sending: sent === null ? null : share,
    pick: (picked: File | null) => (picked ? send(picked) : remove()),
    /** Reports that the file could not be rotated; the file stays. */
    reportRotation: async (picked: File) => {
      const text = (await isReadable(picked))
        ? t`Your device could not rotate this picture.`
        : t`The file on your device has changed. Choose it again to rotate it.`;
      if (current.current === picked) setFailure({ text, file: null });
    },
    /** Waits for a running upload; false if it has just failed, so that the form is not sent with the previous file. */
    settled: async (): Promise<boolean> => (await ongoing.current) ?? true,
    retry: failed ? () => send(failed) : undefined,
  };
}
