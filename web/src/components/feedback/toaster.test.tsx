import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, get, press, render } from "#components/layout/test-render.tsx";
import { Toaster } from "./toaster.tsx";

const saved = { id: 1, kind: "success", text: "Saved." } as const;
const failed = { id: 2, kind: "error", text: "Not saved." } as const;
const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
/** Renders the toaster without a message first, as the page does, and then with one. */
async function show(message: typeof saved | typeof failed, onDismiss = vi.fn<(id: number) => void>()) {
  const { draw } = await render(<Toaster message={null} onDismiss={onDismiss} />);
  await wait(50);
  await draw(<Toaster message={message} onDismiss={onDismiss} />);
  return onDismiss;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("announces a success politely", async () => {
  await show(saved);
  expect(get("[role=status]").textContent).toBe("Saved.");
});

test("announces an error at once", async () => {
  await show(failed);
  expect(get("[role=alert]").textContent).toBe("Not saved.");
});

test("is outside the page, so that an open dialog does not hide it", async () => {
  await show(saved);
  expect(get("[data-live-announcer]").parentElement).toBe(document.body);
});

test.each([
  [saved, 3_000],
  [failed, 6_000],
])("%j closes by itself after %i ms", async (message, stands) => {
  const onDismiss = await show(message);
  await wait(stands - 100);
  expect(onDismiss).not.toHaveBeenCalled();
  await wait(100);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(message.id);
});

test("its button and Escape dismiss it", async () => {
  const gone = await show(saved);
  await press(button("Close"));
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(gone.mock.calls).toEqual([[1], [1]]);
});

test("navigation dismisses it, unless it explains the navigation", async () => {
  const onDismiss = vi.fn<(id: number) => void>();
  const { draw } = await render(<Toaster message={null} page="/a" onDismiss={onDismiss} />);
  await wait(50);
  await draw(<Toaster message={{ ...failed, follows: true }} page="/a" onDismiss={onDismiss} />);
  await draw(<Toaster message={{ ...failed, follows: true }} page="/b" onDismiss={onDismiss} />);
  expect(onDismiss).not.toHaveBeenCalled();
  await draw(<Toaster message={saved} page="/b" onDismiss={onDismiss} />);
  expect(onDismiss).not.toHaveBeenCalled();
  await draw(<Toaster message={saved} page="/c" onDismiss={onDismiss} />);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(saved.id);
});
