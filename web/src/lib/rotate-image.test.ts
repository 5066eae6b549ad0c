import { afterEach, expect, test, vi } from "vitest";
import { rotateImage, rotationAttempts } from "./rotate-image.ts";

afterEach(() => vi.restoreAllMocks());

/** Simulates a device whose encoded images have `bytesOf` bytes. If that is null, encoding fails. */
function device(bytesOf: (type: string, quality: number, width: number) => number | null) {
  const close = vi.fn<() => void>();
  vi.stubGlobal("createImageBitmap", async () => ({ width: 400, height: 200, close }));
  const draw = vi.fn<() => void>();
  const context = { fillRect: draw, translate: draw, rotate: draw, drawImage: draw };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function toBlob(this: HTMLCanvasElement, ...args) {
    const [done, type = "", quality = 1] = args;
    const bytes = bytesOf(type, quality, this.width);
    done(bytes === null ? null : new Blob(["x".repeat(bytes)], { type }));
  });
  return { close };
}

const png = new File(["picture"], "id.PNG", { type: "image/png" });
const jpeg = new File(["picture"], "id.jpg", { type: "image/jpeg" });

test("reduces quality before size, never increasing either", () => {
  for (const type of ["image/jpeg", "image/png", "image/webp"]) {
    const attempts = rotationAttempts(type);
    expect(attempts[0]).toEqual({ type, quality: 0.92, scale: 1 });
    const firstSmaller = attempts.findIndex(({ scale }) => scale < 1);
    expect(attempts.slice(0, firstSmaller).map(({ quality }) => quality)).toContain(0.65);
    expect(attempts.slice(firstSmaller).every(({ quality }) => quality === 0.65)).toBe(true);
  }
});

test("an image that fits keeps its name and type", async () => {
  const { close } = device(() => 10);
  expect(await rotateImage(png, 10)).toMatchObject({ name: "id.PNG", type: "image/png", size: 10 });
  expect(close).toHaveBeenCalledOnce();
});

test("a PNG that is too large becomes a JPEG", async () => {
  device((type) => (type === "image/png" ? 11 : 10));
  expect(await rotateImage(png, 10)).toMatchObject({ name: "id.jpg", type: "image/jpeg", size: 10 });
});

test("scales down an image that does not fit at the lowest quality", async () => {
  device((_type, _quality, width) => width);
  expect(await rotateImage(jpeg, 100)).toMatchObject({ type: "image/jpeg", size: 100 });
});

test.each([
  ["never fits", 11],
  ["cannot be written", null],
] as const)("rejects a picture that %s", async (_name, bytes) => {
  const { close } = device(() => bytes);
  await expect(rotateImage(jpeg, 10)).rejects.toThrow("could not be rotated");
  expect(close).toHaveBeenCalledOnce();
});
