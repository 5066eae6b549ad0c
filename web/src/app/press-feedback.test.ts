import { beforeEach, expect, test, vi } from "vitest";
import { afterAnswer, answerPresses } from "./press-feedback.ts";

const animate = vi.fn<Element["animate"]>();
let painted = Promise.withResolvers<unknown>();
Object.assign(document.documentElement, { animate: () => ({ ready: painted.promise }) });

answerPresses();

/** Renders a button with this click handler and clicks the text inside it. */
function press(act: () => void): void {
  document.body.innerHTML = "<button><span>Press</span></button>";
  const button = document.body.querySelector("button");
  if (button) Object.assign(button, { animate, onclick: act });
  document.body.querySelector("span")?.click();
}

beforeEach(() => {
  animate.mockClear();
  painted = Promise.withResolvers();
});

test("a press animates the button, for a hit on any child", () => {
  press(() => undefined);
  expect(animate).toHaveBeenCalledOnce();
});

test("work caused by a press waits for the frame, in order", async () => {
  const done: number[] = [];
  const ask = (what: number) => afterAnswer(async () => void done.push(what));
  const asked: Promise<void>[] = [];
  press(() => asked.push(ask(1), ask(2)));
  await Promise.resolve();
  expect(done).toEqual([]);
  painted.resolve(null);
  await Promise.all(asked);
  expect(done).toEqual([1, 2]);
});

test("other work runs at once", async () => {
  press(() => undefined);
  painted.resolve(null);
  await vi.waitFor(async () => {
    let done = false;
    void afterAnswer(async () => void (done = true));
    expect(done).toBe(true);
  });
});

test("a page that is not painted does not wait", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  let done = false;
  press(() => void afterAnswer(async () => void (done = true)));
  expect(done).toBe(true);
});
