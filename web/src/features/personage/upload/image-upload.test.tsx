import { expect, test, vi } from "vitest";
import { button, get, press, render } from "#components/layout/test-render.tsx";
import { ImageUpload } from "./image-upload.tsx";

const picture = new File(["x"], "receipt.png", { type: "image/png" });
const upload = (props: Partial<Parameters<typeof ImageUpload>[0]> = {}) => (
  <ImageUpload
    label="Receipt"
    accept="image/png"
    file={null}
    sending={null}
    onPick={() => undefined}
    name="receipt"
    {...props}
  />
);

test("asks for a file of the right kind", async () => {
  await render(upload());
  expect(get("input[type=file]").getAttribute("accept")).toBe("image/png");
});

test("names the picked file and removes it", async () => {
  const onPick = vi.fn<(file: File | null) => void>();
  await render(upload({ file: picture, onPick }));
  expect(document.body.textContent).toContain("receipt.png");
  await press(button("Remove"));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(null);
});

test("labels a stored file as submitted only if it was submitted", async () => {
  const { draw } = await render(upload({ stored: picture }));
  expect(document.body.textContent).toContain("Uploaded");
  expect(document.body.textContent).not.toContain("Submitted");
  await draw(upload({ stored: picture, handedIn: true }));
  expect(document.body.textContent).toContain("Submitted earlier");
});

test("shows the upload progress", async () => {
  await render(upload({ file: picture, sending: 0.426 }));
  expect(get("[role=progressbar]").getAttribute("aria-valuenow")).toBe("42");
  expect(document.body.textContent).toContain("42%");
});

test("retries a failed upload", async () => {
  const onRetry = vi.fn<() => void>();
  await render(upload({ file: picture, error: "The file could not be uploaded.", onRetry }));
  expect(document.body.textContent).toContain("The file could not be uploaded.");
  await press(button("Upload again"));
  expect(onRetry).toHaveBeenCalledOnce();
});
