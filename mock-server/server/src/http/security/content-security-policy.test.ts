import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pagePolicies, pagePolicy } from "./content-security-policy.ts";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function directives(page?: string): ReadonlyMap<string, string> {
  return new Map(
    pagePolicy(page)
      .split("; ")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources.join(" ")];
      }),
  );
}

test("allows the page's own scripts and styles, each listed once", () => {
  const policy = directives(
    `<style>a{}</style><style data-emotion="css x">b{}</style><script>run()</script>
    <i style="flex-shrink:0"></i><b class="c" style="flex-shrink:0"></b><script type="module" src="./a.js"></script>`,
  );
  expect(policy.get("script-src")).toBe(`'self' ${hash("run()")}`);
  expect(policy.get("style-src")).toBe(`'self' ${hash("a{}")} ${hash("b{}")}`);
  expect(policy.get("style-src-attr")).toBe(`'unsafe-hashes' ${hash("flex-shrink:0")}`);
});

test("allows the servers elsewhere that the page was built to ask", () => {
  const policy = directives(`<meta name="servers" content="https://api.example.test https://mock.example.test">`);
  expect(policy.get("connect-src")).toBe("'self' https://api.example.test https://mock.example.test");
  expect(policy.get("img-src")).toBe("'self' data: blob: https://api.example.test https://mock.example.test");
  expect(policy.get("media-src")).toBe("'self' https://api.example.test https://mock.example.test");
  expect(policy.get("script-src"), "code comes from the page's own server").toBe("'self'");
  expect(directives("<title>no other server</title>").get("connect-src")).toBe("'self'");
});

test("names the icon provider only for a browser that has it switched on", () => {
  const policyFor = pagePolicies("<style>a{}</style>");
  for (const cookies of [undefined, "", "icon-provider=off", "x-icon-provider=on", "icon-provider=online"])
    expect(policyFor(cookies)).toBe(pagePolicy("<style>a{}</style>"));
  for (const cookies of ["icon-provider=on", "a=b; icon-provider=on; c=d"])
    expect(policyFor(cookies)).toMatch(/connect-src 'self' https:\/\/api\.iconify\.design https:[^;]*;/);
});

test("has no unsafe-inline, and only DOMPurify may turn text into HTML", () => {
  expect(pagePolicy()).not.toContain("unsafe-inline");
  expect(directives().get("style-src-attr")).toBe("'none'");
  expect(directives().get("require-trusted-types-for")).toBe("'script'");
  expect(directives().get("trusted-types")).toBe("dompurify");
});
