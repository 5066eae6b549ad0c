import { expect, test } from "vitest";
import { readContract } from "../contract.ts";
import { PRODUCT_CONTRACT, readDocument } from "../document.ts";
import { postmanCollection } from "./collection.ts";

const document = readDocument(PRODUCT_CONTRACT);
const collection = postmanCollection(document);
const items = collection.item.flatMap(({ item }) => item);
const ofPath = (path: string) => items.filter(({ request }) => request.url.raw.split("?")[0] === `{{baseUrl}}${path}`);

test("every call of the contract is a request, at the address of its variable", () => {
  for (const { method, path } of readContract(PRODUCT_CONTRACT).calls) {
    const found = ofPath(path).find(({ request }) => request.method === method);
    expect(found, `${method} ${path}`).toBeDefined();
    expect(found?.response.length, `examples of ${path}`).toBeGreaterThan(0);
  }
});

test("every variable that is used is defined", () => {
  const defined = new Set(collection.variable.map(({ key }) => key));
  const used = [...JSON.stringify(collection).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? "");
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});

test("requests send the token, except open calls", () => {
  expect(collection.auth.apikey).toContainEqual({ key: "value", value: "{{token}}" });
  const [open] = ofPath("/api/news/index");
  const [secured] = ofPath("/api/wallet/getBalance");
  expect(open?.request.auth).toEqual({ type: "noauth" });
  expect(secured?.request).not.toHaveProperty("auth");
});

test("each money request is a new intent", () => {
  const [buy] = ofPath("/api/products/buy");
  expect(buy?.request.header).toContainEqual(expect.objectContaining({ key: "Idempotency-Key", value: "{{$guid}}" }));
});

test("it opens its own world, and no request deletes one", () => {
  const qa = items.filter(({ request }) => request.url.raw.includes("__qa"));
  expect(qa.map(({ request }) => [request.method, request.body?.raw])).toEqual([
    ["PUT", JSON.stringify({ scenario: "demo", replace: false }, null, 2)],
  ]);
  expect(items.map(({ request }) => request.method)).not.toContain("DELETE");
});

test("each request has a test of its status, and scripts declare no global of the sandbox", () => {
  for (const { name, event } of items) {
    expect(
      event.some(({ script }) => script.exec.some((line) => line.startsWith("pm.test("))),
      name,
    ).toBe(true);
    for (const { script } of event) expect(script.exec.join(" ")).not.toMatch(/(const|let) (\{ )?(data|request)\b/);
  }
});

test("one variable has the address", () => {
  const addresses = collection.variable.filter(({ value }) => value.includes("://"));
  expect(addresses.map(({ key }) => key)).toEqual(["baseUrl"]);
});

test("the call that ends the session is last", () => {
  expect(items.at(-1)?.request.url.raw).toBe("{{baseUrl}}/api/user/logout");
  expect(items.filter(({ request }) => request.url.raw.endsWith("/logout"))).toHaveLength(1);
});
