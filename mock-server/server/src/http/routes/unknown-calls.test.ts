// Requests without a route: unknown paths are 404, and wrong methods 405 with Allow, in the format of their surface.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContract } from "@hashgrove/contract/contract.ts";
import { QA_CONTRACT } from "@hashgrove/contract/document.ts";
import { afterAll, describe, expect, test } from "vitest";
import { contract, testApp } from "#http/testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "unknown-"));
mkdirSync(join(folder, "assets"));
for (const name of ["index.html", "assets/main-1.js"]) writeFileSync(join(folder, name), "<p>page</p>");

const TOKEN = "t".repeat(40);
const app = await testApp({ webFolder: folder, consoleFolder: folder });
const bare = await testApp({ control: false });
const guarded = await testApp({ controlToken: TOKEN });
await app.open("newcomer", { id: "default" });
await app.open("newcomer", { id: "w" });
afterAll(async () => {
  await Promise.all([app, bare, guarded].map(({ fastify }) => fastify.close()));
  rmSync(folder, { recursive: true });
});

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];
const ask = (method: Method | "OPTIONS", url: string, headers: object = {}, server = app) =>
  server.fastify.inject({ method, url, headers: { host: "127.0.0.1", "x-qa": "1", ...headers } });
/** The Allow header for these methods; HEAD is allowed with GET. */
const allowOf = (methods: readonly string[]): string =>
  methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
const without = (allowed: string): readonly Method[] =>
  METHODS.filter((method) => !allowed.split(", ").includes(method));

describe("a wrong method", () => {
  test.each([
    ["/uploads/x", "GET, HEAD"],
    ["/uploads/8f14e45fceea167a5a36dedd.png", "GET, HEAD"],
    ["/w/w/uploads/x", "GET, HEAD"],
    ["/pictures/advantage-power.svg", "GET, HEAD"],
    ["/demo/x", "GET, HEAD"],
    ["/docs", "GET, HEAD"],
    ["/docs/", "GET, HEAD"],
    ["/docs/api.json", "GET, HEAD"],
    ["/docs/ui/swagger-ui.css", "GET, HEAD"],
    ["/openapi.yaml", "GET, HEAD"],
    ["/healthz", "GET, HEAD"],
    ["/", "GET, HEAD"],
    ["/w/w/", "GET, HEAD"],
    ["/assets/main-1.js", "GET, HEAD"],
    ["/api/wallet/payPassword", "GET, HEAD, POST"],
    ["/w/w/api/wallet/payPassword", "GET, HEAD, POST"],
  ])("of %s is 405 with Allow: %s", async (url, allowed) => {
    for (const method of without(allowed)) {
      const reply = await ask(method, url);
      expect([reply.statusCode, reply.headers.allow, reply.json()], method).toMatchObject([
        405,
        allowed,
        { code: 405 },
      ]);
    }
  });

  test("of a call is 405, in its envelope", async () => {
    const paths = new Set(contract.calls.map(({ path }) => path));
    for (const path of paths) {
      const methods = contract.calls.filter((call) => call.path === path).map(({ method }) => method);
      for (const method of without(methods.join(", "))) {
        const reply = await ask(method, path);
        expect([reply.statusCode, reply.headers.allow], path).toEqual([405, allowOf(methods)]);
        expect(reply.json()).toHaveProperty(path.startsWith("/mock/") ? "message" : "msg");
      }
    }
  });

  test("of a control call is 405, in its format", async () => {
    const { calls } = readContract(QA_CONTRACT);
    for (const path of new Set(calls.map((call) => call.path))) {
      const methods = calls.filter((call) => call.path === path).map(({ method }) => method);
      const url = `/__qa${path.replaceAll(/\{\w+\}/g, "a")}`;
      for (const method of without(methods.join(", "))) {
        const reply = await ask(method, url);
        expect([reply.statusCode, reply.headers.allow, reply.json()], `${method} ${url}`).toMatchObject([
          405,
          allowOf(methods),
          { error: "wrong-method" },
        ]);
      }
    }
    for (const url of ["/__qa/ui/", "/__qa/ui/assets/main-1.js"]) expect((await ask("POST", url)).statusCode).toBe(405);
  });
});

describe("an unknown control path", () => {
  test.each([
    ["/worlds/w/user", "/worlds/w/users"],
    ["/worlds/w/clock/advanc", "/worlds/w/clock/advance"],
    ["/world", "/worlds"],
    ["/helth?x=1", "/health"],
    ["/worlds/w/users/alice/loggin", "/worlds/w/users/alice/login"],
  ])("%s is 404 and names %s", async (path, meant) => {
    for (const method of METHODS) {
      const reply = await ask(method, `/__qa${path}`, { "accept-language": "ja" });
      expect([reply.statusCode, reply.json<{ error: string }>().error], method).toEqual([404, "unknown-path"]);
      expect(reply.json<{ message: string }>().message).toContain(`did you mean "${meant}"?`);
    }
  });
  test.each(["", "/", "/nothing/like/this/at/all", `/${"x".repeat(10_000)}`, "//health", "/health/"])(
    "%s is 404 in the format of the control surface",
    async (path) => {
      const reply = await ask("GET", `/__qa${path}`);
      expect([reply.statusCode, Object.keys(reply.json<object>())]).toEqual([404, ["error", "message"]]);
      expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    },
  );
  test("is shown to testers only", async () => {
    for (const url of ["/__qa/nothing", "/__qa/health/nothing"]) {
      expect((await ask("GET", url, { host: "evil.example" })).json()).toMatchObject({ error: "foreign-host" });
      expect((await ask("GET", url, {}, guarded)).json()).toMatchObject({ error: "control-token-needed" });
      expect((await ask("GET", url, {}, bare)).json()).toMatchObject({ code: 404 });
      expect((await ask("OPTIONS", url, { origin: "https://evil.example" })).statusCode).toBe(403);
    }
  });
  test("that cannot be decoded is 400 in the format of the control surface", async () => {
    expect((await ask("GET", "/__qa/%zz")).json()).toMatchObject({ error: "unreadable-request" });
    expect((await ask("GET", "/__qa/%zz", {}, bare)).json()).toMatchObject({ code: 400 });
  });
});

test("a control path below a world is unknown to the product, for every method", async () => {
  for (const method of METHODS) {
    const reply = await ask(method, "/w/w/__qa/health");
    expect([reply.statusCode, reply.json()], method).toMatchObject([404, { code: 404 }]);
  }
});

test("a missing file is 404", async () => {
  for (const url of ["/pictures/none.svg", "/demo/none.png", "/docs/ui/none.js", "/assets/none.js", "/uploads/none"])
    expect((await ask("GET", url)).statusCode, url).toBe(404);
});

test("a control body that cannot be read has the name of the contract", async () => {
  const sent = { method: "POST", url: "/__qa/worlds", payload: "{" } as const;
  const headers = { host: "127.0.0.1", "x-qa": "1", "content-type": "application/json" };
  const reply = await app.fastify.inject({ ...sent, headers });
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { error: "unreadable-body" }]);
});
