/** What the upload takes (rule G5); the server judges by the content, this saves a useless transfer. */
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

export type UploadFault = "type" | "size" | "empty";

/** Why a file would be refused, or null. A browser that does not know HEIC gives no type: then the name decides. */
export function uploadFault(file: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}): UploadFault | null {
  const known = file.type === "" ? EXTENSIONS.test(file.name) : UPLOAD_TYPES.some((type) => type === file.type);
  if (!known) return "type";
  if (file.size === 0) return "empty";
  return file.size > UPLOAD_MAX_BYTES ? "size" : null;
}
