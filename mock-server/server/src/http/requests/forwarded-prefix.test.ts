import { expect, onTestFinished, test } from "vitest";
import { form, MAGIC, testApp } from "#http/testing/test-app.ts";
import type { AppPorts } from "../../app.ts";

async function addressesOf(ports: Partial<AppPorts>, headers: Record<string, string>, from?: string) {
  const app = await testApp(ports);
  onTestFinished(() => app.fastify.close());
  const world = await app.open();
  const file = form({ filename: "a.png", content: MAGIC.png });
  const sent = { as: "alice", ...file, headers: { ...file.headers, ...headers }, ...(from !== undefined && { from }) };
  const { fullurl } = (await app.call(world, "common.upload", sent)).data as { fullurl: string };
  const { items } = (
    await app.fastify.inject({ url: "/__qa/worlds", headers: { host: "localhost", ...headers } })
  ).json<{ items: { url: string }[] }>();
  return { file: fullurl, world: items[0]?.url };
}

const PREFIX = { "x-forwarded-prefix": "/mock/qa" };

test.each<[string, Partial<AppPorts>, Record<string, string>, RegExp]>([
  ["of a trusted proxy", { trustProxy: ["loopback"] }, PREFIX, /^http:\/\/[^/]+\/mock\/qa\/(uploads|w)\//],
  [
    "with a slash at its end",
    { trustProxy: ["127.0.0.1"] },
    { "x-forwarded-prefix": "/mock/" },
    /^http:\/\/[^/]+\/mock\/(uploads|w)\//,
  ],
  ["of anybody", {}, PREFIX, /^http:\/\/[^/]+\/(uploads|w)\//],
  ["of another proxy", { trustProxy: ["10.0.0.0/8"] }, PREFIX, /^http:\/\/[^/]+\/(uploads|w)\//],
  [
    "that leads elsewhere",
    { trustProxy: ["loopback"] },
    { "x-forwarded-prefix": "/a/../b" },
    /^http:\/\/[^/]+\/(uploads|w)\//,
  ],
  [
    "that is a host",
    { trustProxy: ["loopback"] },
    { "x-forwarded-prefix": "//evil.example" },
    /^http:\/\/[^/]+\/(uploads|w)\//,
  ],
  [
    "below a public URL",
    { trustProxy: ["loopback"], publicUrl: "http://localhost:80" },
    PREFIX,
    /^http:\/\/localhost:80\/mock\/qa\/(uploads|w)\//,
  ],
  [
    "below a public URL with a path, which has priority",
    { trustProxy: ["loopback"], publicUrl: "http://localhost:80/own" },
    PREFIX,
    /^http:\/\/localhost:80\/own\/(uploads|w)\//,
  ],
  [
    "that is missing, below a public URL with a path",
    { publicUrl: "http://localhost:80/own" },
    {},
    /^http:\/\/localhost:80\/own\/(uploads|w)\//,
  ],
])("the prefix %s", async (_, ports, headers, expected) => {
  const { file, world } = await addressesOf(ports, headers);
  expect(file).toMatch(expected);
  expect(world).toMatch(expected);
});

test("a page of the public URL may use the control surface, with any path", async () => {
  const app = await testApp({ publicUrl: "https://qa.example.test/mock", controlToken: "t".repeat(32) });
  onTestFinished(() => app.fastify.close());
  const ask = (origin: string) =>
    app.fastify.inject({
      url: "/__qa/worlds",
      headers: { host: "qa.example.test", origin, authorization: `Bearer ${"t".repeat(32)}` },
    });
  expect((await ask("https://qa.example.test")).statusCode).toBe(200);
  expect((await ask("https://other.example.test")).statusCode).toBe(403);
});
