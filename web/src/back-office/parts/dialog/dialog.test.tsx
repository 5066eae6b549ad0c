import { expect, test, vi } from "vitest";
import { pressKey, render } from "#components/layout/test-render.tsx";
import { Dialog } from "./dialog.tsx";

test("Escape closes the dialog before it has received the focus", async () => {
  // The library focuses the dialog and listens for Escape in the next frame, which never comes in this test.
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const onClose = vi.fn<() => void>();
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={onClose} onExitComplete={() => undefined} title="Edit">
      <input name="title" />
    </Dialog>
  );
  const { draw } = await render(dialog(false));
  await draw(dialog(true));
  expect(document.activeElement).toBe(document.body);
  await pressKey("Escape");
  expect(onClose).toHaveBeenCalledOnce();
});
