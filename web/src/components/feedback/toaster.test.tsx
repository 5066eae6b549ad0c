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
/** The regions stand before a text comes. */
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

test("it stands beside the page, where an open dialog leaves it to be heard", async () => {
  await show(saved);
  expect(get("[data-live-announcer]").parentElement).toBe(document.body);
});

test.each([
  [saved, 4_000],
  [failed, 6_000],
])("%j goes by itself, not before %i ms", async (message, stands) => {
  const onDismiss = await show(message);
  await wait(stands);
  expect(onDismiss).not.toHaveBeenCalled();
  await wait(1_000);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(message.id);
});

test("its button and Escape take it away", async () => {
  const gone = await show(saved);
  await press(button("Close"));
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(gone.mock.calls).toEqual([[1], [1]]);
});

test("it does not go away from under a pointer that was moved onto it, until that leaves", async () => {
  await show(saved);
  await wait(50);
  const card = get("[data-shown]");
  const place = card.style.top;
  card.style.top = "300px";
  card.dispatchEvent(new Event("pointermove"));
  window.dispatchEvent(new Event("resize"));
  expect(card.style.top).toBe("300px");
  card.dispatchEvent(new Event("pointerleave"));
  expect(card.style.top).toBe(place);
});
