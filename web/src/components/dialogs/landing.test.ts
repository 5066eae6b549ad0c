import { beforeEach, expect, test } from "vitest";
import { landingFor } from "./landing.ts";

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
/** Takes an element off the page, and says where the focus goes on after the one in it that had it. */
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

test("the nearest ancestor that is left has the landing", () => {
  expect(landingAfter("#send", "form")).toBe("state");
});

test("where nothing near takes over, one further out does; outside of all there is none", () => {
  find("#state").remove();
  expect(landingAfter("#send", "form")).toBe("title");
  find("#title").remove();
  expect(landingAfter("#menu", "#menu")).toBeUndefined();
});

test("what cannot be focused now is passed over", () => {
  find("#state").setAttribute("inert", "");
  expect(landingAfter("#send", "form")).toBe("title");
});
