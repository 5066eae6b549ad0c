import { act } from "react";
import { expect, test, vi } from "vitest";
import { button, get, press, pressKey, render } from "#components/layout/test-render.tsx";
import { FormDialog } from "./form-dialog.tsx";

function dialog(props: Partial<Parameters<typeof FormDialog>[0]> = {}) {
  return (
    <FormDialog
      open
      onClose={() => undefined}
      onExitComplete={() => undefined}
      title="Register email address"
      {...props}
    >
      <input name="email" />
    </FormDialog>
  );
}
const submit = (): Promise<void> => press(button("Confirm"));

test("is named by its title", async () => {
  await render(dialog());
  const title = document.getElementById(get("[role=dialog]").getAttribute("aria-labelledby") ?? "");
  expect(title?.textContent).toBe("Register email address");
});

test("is submitted by its button", async () => {
  const onSubmit = vi.fn<() => void>();
  await render(dialog({ onSubmit }));
  await submit();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("while busy it can be neither submitted nor closed", async () => {
  const [onSubmit, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await render(dialog({ onSubmit, onClose, busy: true }));
  expect(get("[role=dialog]").getAttribute("aria-busy")).toBe("true");
  await submit();
  await press(button("Cancel"));
  await press(button("Close"));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test.each(["Cancel", "Close"])("%s closes it at once without unsaved input", async (name) => {
  const onClose = vi.fn<() => void>();
  await render(dialog({ onClose }));
  await press(button(name));
  expect(onClose).toHaveBeenCalledOnce();
});

test("asks whether to keep or discard unsaved input", async () => {
  const [onClose, onDiscard] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await render(dialog({ onClose, onDiscard, dirty: true }));
  await press(button("Cancel"));
  expect(get("[role=alertdialog]").textContent).toContain("Discard what you entered?");
  await press(button("Keep editing"));
  expect(onClose).not.toHaveBeenCalled();
  await press(button("Cancel"));
  await press(button("Discard"));
  expect(onDiscard).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test("announces a refusal at once", async () => {
  const { draw } = await render(dialog());
  expect(document.querySelector("[role=alert]")).toBeNull();
  await draw(dialog({ refusal: "The address is taken." }));
  expect(get("[role=alert]").textContent).toBe("The address is taken.");
});

test("reports being offline, and disables actions that need the network", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const onSubmit = vi.fn<() => void>();
  await render(dialog({ onSubmit, needsNetwork: true }));
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(get("[role=dialog]").textContent).toContain("You are offline.");
  vi.restoreAllMocks();
});

test("a custom footer gets the guarded close handler", async () => {
  const onClose = vi.fn<() => void>();
  await render(
    dialog({
      onClose,
      dirty: true,
      footer: (close) => (
        <button type="button" onClick={close}>
          Later
        </button>
      ),
    }),
  );
  await press(button("Later"));
  expect(onClose).not.toHaveBeenCalled();
  expect(get("[role=alertdialog]")).toBeTruthy();
});

test("handles Escape before the next frame, in which the dialog takes the focus", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const onClose = vi.fn<() => void>();
  const { draw } = await render(dialog({ onClose, open: false }));
  await draw(dialog({ onClose }));
  expect(document.activeElement).toBe(document.body);
  await pressKey("Escape");
  expect(onClose).toHaveBeenCalledOnce();
});

test("Escape closes it once when focused, and does nothing when closed", async () => {
  const onClose = vi.fn<() => void>();
  const { draw } = await render(dialog({ onClose, open: false }));
  await draw(dialog({ onClose }));
  await act(() => vi.waitFor(() => expect(document.activeElement).toBe(get("[role=dialog]"))));
  await pressKey("Escape");
  expect(onClose).toHaveBeenCalledOnce();
  await draw(dialog({ onClose, open: false }));
  await pressKey("Escape");
  expect(onClose).toHaveBeenCalledOnce();
});

test("if Cancel means discard, it closes without the question; Escape and Close still ask", async () => {
  const [onClose, onDiscard] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await render(dialog({ onClose, onDiscard, dirty: true, cancelDiscards: true }));
  await press(button("Close"));
  expect(get("[role=alertdialog]")).toBeTruthy();
  await press(button("Keep editing"));
  expect(onClose).not.toHaveBeenCalled();
  await press(button("Cancel"));
  expect(document.querySelector("[role=alertdialog]")).toBeNull();
  expect(onDiscard).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});
