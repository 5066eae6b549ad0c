// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ignoreConversionKeys } from "./ime-enter.ts";

const seen = vi.fn<(key: string) => void>();
let field: HTMLInputElement;

beforeAll(() => {
  ignoreConversionKeys();
  window.addEventListener("keydown", ({ key }) => seen(key), { capture: true });
  document.body.innerHTML = "<form><input /></form>";
  field = document.querySelector("input") ?? document.createElement("input");
});
beforeEach(() => seen.mockClear());

const press = (key: string, details: KeyboardEventInit = {}): boolean =>
  field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...details }));
const compose = (type: "start" | "end"): boolean =>
  field.dispatchEvent(new CompositionEvent(`composition${type}`, { bubbles: true, data: "かな" }));
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

test.each(["Enter", "Escape", "Tab", "ArrowDown"])("hides %s during a conversion", (key) => {
  compose("start");
  expect(press(key, { isComposing: true, keyCode: 229 })).toBe(key !== "Enter");
  expect(press(key, { isComposing: true, keyCode: 13 })).toBe(key !== "Enter");
  expect(seen).not.toHaveBeenCalled();
});

test("in Safari's order, hides the Enter after the end of a conversion, but not the next one", async () => {
  for (const keyCode of [229, 13]) {
    compose("start");
    compose("end");
    expect(press("Enter", { keyCode })).toBe(false);
    expect(seen).not.toHaveBeenCalled();
    await nextTask();
  }
  expect(press("Enter", { keyCode: 13 })).toBe(true);
  expect(seen).toHaveBeenCalledExactlyOnceWith("Enter");
});

test("keeps letters of a conversion, and keys outside of one", async () => {
  await nextTask();
  press("a", { isComposing: true, keyCode: 229 });
  press("Enter", { keyCode: 13 });
  press("Escape");
  expect(seen.mock.calls.flat()).toEqual(["a", "Enter", "Escape"]);
});
