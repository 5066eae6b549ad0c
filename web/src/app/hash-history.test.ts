import { expect, test } from "vitest";
import { createStrictHashHistory, hrefOfHash } from "./hash-history.ts";

test.each([
  ["", "/"],
  ["#/", "/"],
  ["#/product", "/product"],
  ["#/product/details?id=2", "/product/details?id=2"],
  ["#/agreement?type=privacy#section", "/agreement?type=privacy#section"],
  ["#/%E5%95%86%E5%93%81", "/%E5%95%86%E5%93%81"],
  ["#/login?redirect=%2Fpersonage%3Fid%3D1//", "/login?redirect=%2Fpersonage%3Fid%3D1//"],
  ["#/signIn%3FinviteCode%3DA1", "/signIn?inviteCode=A1"],
  ["#%2FsignIn%3FinviteCode%3DA1&utm=1", "/signIn?inviteCode=A1&utm=1"],
  ["#/signIn%253FinviteCode%253DA1", "/signIn?inviteCode=A1"],
  ["#/signIn%3Fa%E3%8", "/signIn%3Fa%E3%8"],
  ["#/product.", "/product"],
  ["#/product%E3%80%82", "/product"],
  ["#/product%E3%80%8D%E3%81%8B%E3%82%89", "/product"],
  ["#/product/details).?id=2", "/product/details?id=2"],
  ["#/product%", "/product"],
  ["#/)", "/)"],
])("%s is read as %s", (hash, href) => {
  expect(hrefOfHash(hash)).toBe(href);
});

test.each(["#//product", "#///", "#//", "#/%70roduct", "#/product//details?id=2", "#/product%2Fdetails", "#/%2e%2e/"])(
  "%s gets a trailing slash, which no route has",
  (hash) => {
    expect(hrefOfHash(hash).split("?")[0]).toMatch(/^\/.*\/$/);
    expect(hrefOfHash(hash).split("?")[0]).not.toBe("/");
  },
);

/** Simulates typing an address into the browser's address bar. */
function type(hash: string, how: "pushState" | "replaceState"): void {
  History.prototype[how].call(window.history, null, "", hash);
  window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
}

test("numbers a typed address as the next entry, and keeps the number of a repeated one", () => {
  const history = createStrictHashHistory();
  const first = history.location.state.__TSR_index;
  type("#/product", "pushState");
  expect(history.location).toMatchObject({ pathname: "/product", state: { __TSR_index: first + 1 } });
  type("#/product", "replaceState");
  expect(history.location).toMatchObject({ pathname: "/product", state: { __TSR_index: first + 1 } });
  type("#/news", "pushState");
  expect(history.location.state.__TSR_index).toBe(first + 2);
  history.destroy();
});

test("a typed address is a step forward for blockers", () => {
  const history = createStrictHashHistory();
  const steps: number[] = [];
  history.block({
    blockerFn: ({ currentLocation, nextLocation }) => {
      steps.push(nextLocation.state.__TSR_index - currentLocation.state.__TSR_index);
      return false;
    },
  });
  type("#/aboutus", "pushState");
  expect(steps).toEqual([1]);
  history.destroy();
});

test("an entry without a state gets its number when another is pushed", () => {
  const history = createStrictHashHistory();
  type("#/product", "pushState");
  const { state } = history.location;
  expect(window.history.state).toBeNull();
  history.push("/news");
  expect(window.history.state, "of the entry that is left").toEqual(state);
  history.flush();
  expect(window.history.state).toMatchObject({ __TSR_index: state.__TSR_index + 1 });
  history.destroy();
});
