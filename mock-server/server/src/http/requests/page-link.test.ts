// A browser that opens a page's address without its hash is redirected to the page.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "pages-"));
writeFileSync(join(folder, "index.html"), "<p>page</p>");
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

const app = await testApp({ webFolder: folder });
await app.open("newcomer", { id: "default" });
await app.open("newcomer", { id: "w" });
afterAll(async () => {
  await app.fastify.close();
  rmSync(folder, { recursive: true });
});

const open = (url: string, accept = BROWSER, method: "GET" | "HEAD" | "POST" = "GET") =>
  app.fastify.inject({ method, url, headers: { accept } });

test.each([
  ["/product", "/#/product"],
  ["/product/details?id=2", "/#/product/details?id=2"],
  ["/signIn?inviteCode=X&utm_source=line", "/#/signIn?inviteCode=X&utm_source=line"],
  ["/%23/product", "/#/product"],
  ["/%23/product/details?id=2", "/#/product/details?id=2"],
  ["/%23%2FsignIn%3FinviteCode%3DX", "/#/signIn?inviteCode=X"],
  ["/%2523/product", "/#/product"],
  ["/%2523%252FsignIn%253FinviteCode%253DX", "/#/signIn?inviteCode=X"],
  ["/%23", "/#/"],
  ["/product/", "/#/product"],
  ["/signIn/?inviteCode=X", "/#/signIn?inviteCode=X"],
  ["/w/w/product/", "/w/w/#/product"],
  ["/w/w/product", "/w/w/#/product"],
  ["/w/w/%23/news/details?id=1", "/w/w/#/news/details?id=1"],
  ["/nothing/like/this", "/#/nothing/like/this"],
  ["//evil.example/x", "/#//evil.example/x"],
  ["/%23//evil.example", "/#/evil.example"],
  ["/%23/a%0d%0ax: y", "/#/a%0D%0Ax:%20y"],
  // Addresses that are cut off inside a percent-encoded character.
  ["/product%", "/#/product%"],
  ["/w/w/%E5%95%8", "/w/w/#/%E5%95%8"],
  ["/%23/product%E3%8", "/#/product%25E3%258"],
])("a browser that opens %s is sent to %s", async (url, page) => {
  for (const method of ["GET", "HEAD"] as const) {
    const reply = await open(url, BROWSER, method);
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.vary).toBe("Accept");
    const target = new URL(String(reply.headers.location), `http://server.test${url}`);
    expect(target.href).toBe(`http://server.test${page}`);
  }
});

test("is 404 in JSON for other clients and for the API", async () => {
  for (const accept of ["application/json", "*/*", "application/json, text/html"])
    expect((await open("/product", accept)).json()).toMatchObject({ code: 404 });
  expect((await open("/product", BROWSER, "POST")).json()).toMatchObject({ code: 404 });
  expect((await open("/api/nothing")).json()).toMatchObject({ code: 404 });
  expect((await open("/mock/nothing")).json()).toMatchObject({ code: 404 });
  expect((await open("/product%", "application/json")).json()).toMatchObject({ code: 400 });
  expect((await open("/api/%E5")).json()).toMatchObject({ code: 400 });
  expect((await open("/w/w/__qa/health")).json()).toMatchObject({ code: 404 });
});
