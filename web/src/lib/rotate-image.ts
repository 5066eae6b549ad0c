/** Types that a browser can draw and write again. */
const TURNABLE = new Set(["image/jpeg", "image/png", "image/webp"]);

/** Whether `rotateImage` can turn this file. */
export const canRotate = (file: File): boolean => TURNABLE.has(file.type);

const QUALITY = 0.92;

/** The picture turned by a quarter to the right, under the same name and type; rejects where it cannot be drawn. */
export async function rotateImage(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.height;
  canvas.height = bitmap.width;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, QUALITY));
  if (!blob) throw new Error("the canvas gave no picture");
  return new File([blob], file.name, { type: blob.type });
}
