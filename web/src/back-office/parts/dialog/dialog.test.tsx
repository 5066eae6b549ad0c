import { expect, test, vi } from "vitest";
import { pressKey, render } from "#components/layout/test-render.tsx";
import { Dialog } from "./dialog.tsx";

test("Escape closes the dialog before it has taken the focus", async () => {
  // The library takes the focus, and listens to Escape, in the next frame: here it never comes.
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
