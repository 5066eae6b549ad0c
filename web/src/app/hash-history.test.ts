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

test("gives an entry that the router did not create a state of its own", () => {
  const history = createStrictHashHistory();
  window.history.pushState(null, "", "#/product");
  window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  expect(history.location).toMatchObject({ pathname: "/product", state: { __TSR_index: 0 } });
  history.destroy();
});
