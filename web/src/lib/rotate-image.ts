import { UPLOAD_MAX_BYTES } from "./upload-file.ts";

/** Types that can be rotated, because all browsers can decode them. */
const ROTATABLE = new Set(["image/jpeg", "image/png", "image/webp"]);

export const canRotate = (file: File): boolean => ROTATABLE.has(file.type);

interface Attempt {
  readonly type: string;
  readonly quality: number;
  /** Factor for width and height. */
  readonly scale: number;
}

/**
 * The encodings to try, in order: first the file's own type, then lower quality, then a smaller size. A PNG has no
 * quality setting, so it becomes a JPEG after the first attempt.
 */
export function rotationAttempts(type: string): readonly Attempt[] {
  const lossy = type === "image/png" ? "image/jpeg" : type;
  return [
    { type, quality: 0.92, scale: 1 },
    ...[0.92, 0.8, 0.65].map((quality) => ({ type: lossy, quality, scale: 1 })),
    ...[0.75, 0.5, 0.25].map((scale) => ({ type: lossy, quality: 0.65, scale })),
  ];
}

/**
 * Rotates an image by 90° clockwise, and encodes it within the upload limit. Rejects if the device cannot decode the
 * image, or cannot make it small enough.
 */
export async function rotateImage(file: File, maxBytes = UPLOAD_MAX_BYTES): Promise<File> {
  const bitmap = await createImageBitmap(file);
  try {
    for (const { type, quality, scale } of rotationAttempts(file.type)) {
      // One after the other, because each canvas of a large photo needs much memory.
      // oxlint-disable-next-line no-await-in-loop
      const blob = await draw(bitmap, type, quality, scale);
      // A device that cannot create a canvas this large may still create a smaller one.
      if (blob && blob.size <= maxBytes) return new File([blob], nameFor(file.name, blob.type), { type: blob.type });
    }
  } finally {
    bitmap.close();
  }
  throw new Error("the picture could not be rotated");
}

async function draw(bitmap: ImageBitmap, type: string, quality: number, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.height * scale);
  canvas.height = Math.round(bitmap.width * scale);
  const context = canvas.getContext("2d");
  if (!context) return null;
  if (type === "image/jpeg") {
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(bitmap, 0, 0, canvas.height, canvas.width);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** The file's name, with `.jpg` for a PNG that became a JPEG. */
const nameFor = (name: string, type: string): string =>
  type === "image/jpeg" && /\.png$/i.test(name) ? name.replace(/\.png$/i, ".jpg") : name;
