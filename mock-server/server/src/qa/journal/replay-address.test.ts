// The addresses in the journal and in its HAR can be requested again unchanged, however the call named its world.
import { afterAll, beforeEach, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { listenOnPort, openSocket, eventually, sendRequest } from "#http/testing/test-socket.ts";
import type { World } from "#worlds/world.ts";

const app = await testApp();
const world = await app.open("newcomer", { id: "replayed" });
const fallback = await app.open("newcomer", { id: "default" });
const port = await listenOnPort(app.fastify);
beforeEach(() => {
  world.journal.clear();
  fallback.journal.clear();
});
afterAll(() => app.fastify.close());

interface Entry {
  readonly url: string;
  readonly method: string;
  readonly reply: { readonly status: number };
}
async function journal(of: World, accept = "application/json"): Promise<string> {
  const host = `127.0.0.1:${port}`;
  return (await sendRequest(port, `/__qa/worlds/${of.id}/journal`, { headers: { host, accept } })).text;
}

const QUERY = "/api/products/detail?id=1&x[]=a&y={b,c}&z=%E3%81%82&w=%5B1-3%5D&v=a'b|c";

test.each([
  ["a path", `/w/replayed${QUERY}`, () => world, {}],
  ["a header", QUERY, () => world, { "x-world": "replayed" }],
  ["a host", QUERY, () => world, { host: "replayed.localhost" }],
  ["nothing, so the default one", QUERY, () => fallback, {}],
])("of a call that names its world by %s", async (_way, path, target, headers) => {
  const usual = await sendRequest(port, path, { headers: { host: `localhost:${port}`, ...headers } });
  expect(usual.status).toBe(200);
  const { items } = JSON.parse(await journal(target())) as { items: Entry[] };
  const { log } = JSON.parse(await journal(target(), "application/har+json")) as {
    log: { entries: { request: { url: string } }[] };
  };
  const [entry] = items;
  expect(log.entries.map(({ request }) => request.url)).toEqual([entry?.url]);
  // Neither a browser nor curl changes the characters of this address.
  expect(entry?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/w\/[!-~]+$/);
  expect(entry?.url).not.toMatch(/[{}[\]]/);
  const again = await fetch(entry?.url ?? "");
  expect([again.status, await again.text()]).toEqual([usual.status, usual.text]);
  expect(target().journal.entries()).toHaveLength(2);
});

test("of bytes that are not ASCII", async () => {
  const { socket, received } = await openSocket(port);
  const target = Buffer.from("/w/replayed/api/products/index?x=\u3042&y=\u00e9", "utf8");
  const rest = ` HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
  socket.write(Buffer.concat([Buffer.from("GET "), target, Buffer.from(rest)]));
  await eventually(() => socket.destroyed);
  expect(received()).toMatch(/^HTTP\/1\.1 [24]00 /);
  const { items } = JSON.parse(await journal(world)) as { items: Entry[] };
  for (const { url } of items) expect(new URL(url).searchParams.get("x")).toBe("\u3042");
});
