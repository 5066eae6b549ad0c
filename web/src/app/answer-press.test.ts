import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterAnswer, answerPresses } from "./answer-press.ts";

const FRAME_MS = 16;
const animate = vi.fn<Element["animate"]>();

answerPresses();

/** A button in the page, with what it does when pressed. */
function press(act: () => void): void {
  document.body.innerHTML = "<button><span>Press</span></button>";
  const button = document.body.querySelector("button");
  if (button) Object.assign(button, { animate, onclick: act });
  document.body.querySelector("span")?.click();
}

beforeEach(() => {
  vi.useFakeTimers();
  animate.mockClear();
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

test("what is pressed answers itself, whichever part of it was hit", () => {
  press(() => undefined);
  expect(animate).toHaveBeenCalledOnce();
});

test("what a press asks for waits for the frame, in the order it was asked for", async () => {
  const done: number[] = [];
  const ask = (what: number) => void afterAnswer(async () => void done.push(what));
  press(() => {
    ask(1);
    ask(2);
  });
  await vi.advanceTimersByTimeAsync(FRAME_MS / 2);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(done).toEqual([1, 2]);
});

test("a page that is not painted does not wait for ever", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  let done = false;
  press(() => void afterAnswer(async () => void (done = true)));
  await vi.advanceTimersByTimeAsync(1000);
  vi.unstubAllGlobals();
  expect(done).toBe(true);
});

test("what no press asked for is done at once", async () => {
  let done = false;
  void afterAnswer(async () => void (done = true));
  expect(done).toBe(true);
});
