// Requests that other sites can send without a CORS preflight change nothing.
import { afterAll, describe, expect, test } from "vitest";
import { contract, form, testApp } from "#http/testing/test-app.ts";

const app = await testApp({ corsOrigins: ["https://friend.example"] });
const world = await app.open("newcomer");
afterAll(() => app.fastify.close());

/** Bodies, with their headers, that browsers send to any server without a preflight. */
const SIMPLE = {
  "no body": {},
  "an empty body": { raw: "", headers: { "content-length": "0" } },
  "chunks without a type": { raw: "", headers: { "transfer-encoding": "chunked" } },
  "an empty form": { raw: "", headers: { "content-type": "application/x-www-form-urlencoded" } },
  "a form": { raw: "title=a&ids=1", headers: { "content-type": "application/x-www-form-urlencoded" } },
  "plain text": { raw: '{"title":"a","ids":["1"]}', headers: { "content-type": "text/plain" } },
  "JSON without a type": { raw: '{"title":"a","ids":["1"]}' },
  "a multipart form": form({ name: "title", content: "a" }),
} as const;

const FOREIGN: readonly Record<string, string>[] = [
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "same-site", origin: "http://localhost:1" },
  { "sec-fetch-site": "cross-site" },
  { origin: "null" },
  { origin: "https://evil.example" },
];

const writes = contract.calls.filter(({ method }) => method !== "GET");

describe.each(writes.map(({ operationId }) => operationId))("%s from a page of another site", (id) => {
  test.each(Object.entries(SIMPLE))("is refused with %s", async (_what, sent) => {
    const before = [world.store.root(), world.backOffice];
    for (const sender of FOREIGN) {
      const { code } = await app.call(world, id, {
        ...sent,
        headers: { ...("headers" in sent && sent.headers), ...sender },
      });
      expect([400, 401, 415], JSON.stringify(sender)).toContain(code);
    }
    expect([world.store.root(), world.backOffice]).toEqual(before);
    expect(world.store.root()).toBe(before[0]);
  });
});

test("a read from a page of another site changes nothing", async () => {
  const before = [world.store.root(), world.backOffice];
  for (const { operationId } of contract.calls.filter(({ method }) => method === "GET"))
    for (const headers of FOREIGN) await app.call(world, operationId, { headers });
  expect(world.store.root()).toBe(before[0]);
  expect(world.backOffice).toBe(before[1]);
});

test.each([
  ["this server", { "sec-fetch-site": "same-origin", origin: "https://app.example" }],
  ["this server, in an old browser", { host: "app.example", origin: "https://app.example" }],
  ["an allowed origin", { "sec-fetch-site": "cross-site", origin: "https://friend.example" }],
  ["a program", {}],
  ["a page with the token, which needs a preflight", { "sec-fetch-site": "cross-site", token: "admin-token" }],
])("a write without a body is accepted from %s", async (_who, headers) => {
  expect(await app.call(world, "mock.example.save", { headers })).toMatchObject({ status: 200, code: 0 });
});
