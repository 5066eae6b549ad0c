// The images and the video that the back-office data refers to exist, are small and come from this server.
import { afterAll, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";

const app = await testApp();
afterAll(() => app.fastify.close());

const LISTS = ["mock.example.list", "mock.example.treeList", "mock.card.list"];
const ADDRESS = /(?<=")(?:\/|https?:|data:)[^"\\]*(?=\\?")/g;
const KINDS: Readonly<Record<string, string>> = { svg: "image/svg+xml", mp4: "video/mp4" };
const MOST_BYTES = 10_000;

async function addressesNamed(): Promise<string[]> {
  const world = await app.open("newcomer");
  const texts = await Promise.all(
    LISTS.map(async (id) => (await app.call(world, id, { query: { pageSize: "100" } })).text),
  );
  return [...new Set(texts.flatMap((text) => text.match(ADDRESS) ?? []))];
}

test("every address in the data leads to a small file of its type", async () => {
  const addresses = await addressesNamed();
  expect(addresses).toHaveLength(12 + 6 + 1);
  for (const url of addresses) {
    const reply = await app.fastify.inject(url);
    expect([url, reply.statusCode, reply.headers["content-type"]]).toEqual([
      url,
      200,
      expect.stringContaining(KINDS[url.split(".").at(-1) ?? ""] ?? "unknown"),
    ]);
    expect(reply.rawPayload.length, url).toBeLessThan(MOST_BYTES);
    if (url.endsWith(".svg"))
      expect(reply.body.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|<script/);
  }
});

test("the video is seekable in browsers", async () => {
  const url = "/w/a/demo/videos/sample.mp4";
  const whole = await app.fastify.inject("/demo/videos/sample.mp4");
  // Checks that the MP4 boxes exist and that those needed for playback precede the data.
  const names = ["ftyp", "moov", "avcC", "mdat"].map((name) => whole.rawPayload.indexOf(name, 0, "latin1"));
  expect(names).toEqual(names.toSorted((a, b) => a - b));
  expect(names[0]).toBe(4);
  await app.open("newcomer", { id: "a" });
  const part = await app.fastify.inject({ url, headers: { range: "bytes=0-99" } });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
  expect(part.headers["content-range"]).toBe(`bytes 0-99/${whole.rawPayload.length}`);
  const beyond = await app.fastify.inject({ url, headers: { range: "bytes=99999999-" } });
  expect([beyond.statusCode, beyond.json()]).toMatchObject([416, { code: 416, data: null }]);
  expect(beyond.headers["content-range"]).toBe(`bytes */${whole.rawPayload.length}`);
});
