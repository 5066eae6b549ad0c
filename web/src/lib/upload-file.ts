/** File types that the server accepts (rule G5). The server decides by the file's content. */
export const UPLOAD_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/heic",
  "image/heif",
  "application/pdf",
] as const;
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;

const EXTENSIONS = /\.(jpe?g|png|webp|hei[cf]|pdf)$/i;

export type UploadDoubt = "type" | "size" | "empty";

/**
 * Why the server will probably reject a file; null if it may accept it. This is only a hint, because the server checks
 * the content. If the browser reports no type, as for HEIC in some browsers, the file extension decides.
 */
export function uploadDoubt(file: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}): UploadDoubt | null {
  const known = file.type === "" ? EXTENSIONS.test(file.name) : UPLOAD_TYPES.some((type) => type === file.type);
  if (!known) return "type";
  if (file.size === 0) return "empty";
  return file.size > UPLOAD_MAX_BYTES ? "size" : null;
}

/** Whether the file can still be read. It cannot if it was changed or removed after it was chosen. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
