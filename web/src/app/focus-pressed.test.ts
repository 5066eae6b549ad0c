import { afterEach, expect, test } from "vitest";
import { focusPressed } from "./focus-pressed.ts";

focusPressed();

/** Presses as Safari does: the focus does not move by itself. */
const press = (element: Element): void => {
  for (const type of ["mousedown", "mouseup", "click"])
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
};

const button = (): HTMLButtonElement => {
  const made = document.createElement("button");
  made.innerHTML = "<span>Open</span>";
  document.body.append(made);
  return made;
};

afterEach(() => document.body.replaceChildren());

test("a button that is pressed on its text has the focus when its handlers run", () => {
  const opener = button();
  let focused: Element | null = null;
  opener.addEventListener("click", () => (focused = document.activeElement));
  press(opener.querySelector("span") as Element);
  expect(focused).toBe(opener);
});

test("a press that was kept from moving the focus leaves it where it is", () => {
  const opener = button();
  opener.addEventListener("mousedown", (event) => event.preventDefault());
  press(opener);
  expect(document.activeElement).toBe(document.body);
});

test("a click without a press, as the keyboard or a label makes it, moves nothing", () => {
  const opener = button();
  opener.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(document.activeElement).toBe(document.body);
});
