import { encode } from "uqr";

const MODULE_PX = 10;
/** Scanners need four light modules around the code. */
const QUIET_MODULES = 4;
const LINE_PX = 26;
const DARK = "#0b1526";

/** A QR code as a PNG, with text lines that identify it among other images. */
export async function qrPng(text: string, lines: readonly string[]): Promise<Blob> {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_MODULES });
  const canvas = document.createElement("canvas");
  canvas.width = size * MODULE_PX;
  canvas.height = size * MODULE_PX + lines.length * LINE_PX + (lines.length > 0 ? LINE_PX / 2 : 0);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser draws no pictures");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = DARK;
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX);
    });
  });
  context.textAlign = "center";
  lines.forEach((line, index) => {
    context.font = index === 0 ? "600 20px sans-serif" : "15px monospace";
    context.fillText(line, canvas.width / 2, size * MODULE_PX + (index + 0.5) * LINE_PX, canvas.width - 2 * MODULE_PX);
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be made"))), "image/png");
  });
}
