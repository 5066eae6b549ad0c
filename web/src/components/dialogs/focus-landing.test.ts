import { beforeEach, expect, test } from "vitest";
import { landingFor } from "./focus-landing.ts";

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
/** Removes `removed`, which is or contains the element `focused`; returns the id of the landing. */
const landingAfter = (focused: string, removed: string): string | undefined => {
  const path: EventTarget[] = [];
  for (let at: HTMLElement | null = find(focused); at; at = at.parentElement) path.push(at);
  find(removed).remove();
  return landingFor(path)?.id;
};

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <nav><a id="menu">Menu</a></nav>
      <div>
        <h1 id="title" data-landing>Section</h1>
        <div>
          <form><button id="send">Send</button></form>
          <div id="state" data-landing>State</div>
        </div>
      </div>
    </main>`;
});

test("uses the landing of the nearest remaining ancestor", () => {
  expect(landingAfter("#send", "form")).toBe("state");
});

test("falls back to an outer landing, or none", () => {
  find("#state").remove();
  expect(landingAfter("#send", "form")).toBe("title");
  find("#title").remove();
  expect(landingAfter("#menu", "#menu")).toBeUndefined();
});

test("skips elements that cannot be focused now", () => {
  find("#state").setAttribute("inert", "");
  expect(landingAfter("#send", "form")).toBe("title");
});
