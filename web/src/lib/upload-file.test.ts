import { expect, test } from "vitest";
import { UPLOAD_MAX_BYTES, uploadDoubt } from "./upload-file.ts";

test.each([
  [{ name: "a.jpg", type: "image/jpeg", size: 1 }, null],
  [{ name: "a.pdf", type: "application/pdf", size: UPLOAD_MAX_BYTES }, null],
  [{ name: "IMG_0001.HEIC", type: "", size: 1 }, null],
  [{ name: "a.gif", type: "image/gif", size: 1 }, "type"],
  [{ name: "a.exe", type: "", size: 1 }, "type"],
  [{ name: "a.png", type: "image/png", size: 0 }, "empty"],
  [{ name: "a.png", type: "image/png", size: UPLOAD_MAX_BYTES + 1 }, "size"],
])("%j: %s", (file, doubt) => {
  expect(uploadDoubt(file)).toBe(doubt);
});
