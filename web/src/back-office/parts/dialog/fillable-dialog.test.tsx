import { expect, test, vi } from "vitest";
import { pressKey, render } from "#components/layout/test-render.tsx";
import { FillableDialog } from "./fillable-dialog.tsx";

test("Escape closes the dialog before it has received the focus", async () => {
  // The library focuses the dialog and listens for Escape only in the next animation frame, which never runs here.
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const onClose = vi.fn<() => void>();
  const dialog = (open: boolean) => (
    <FillableDialog open={open} onClose={onClose} onExitComplete={() => undefined} title="Edit">
      <input name="title" />
    </FillableDialog>
  );
  const { draw } = await render(dialog(false));
  await draw(dialog(true));
  expect(document.activeElement).toBe(document.body);
  await pressKey("Escape");
  expect(onClose).toHaveBeenCalledOnce();
});
