import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { testApp } from "#http/testing/test-app.ts";
import { MOST_PAGES } from "./linked-page.ts";

const folder = mkdtempSync(join(tmpdir(), "linked-"));
const file = join(folder, "index.html");
const page = (title: string) =>
  `<title>${title}</title><meta property="og:url" content="./" /><meta property="og:image" content="./social.png" />`;
const write = (title: string, at: number) => {
  writeFileSync(file, page(title));
  utimesSync(file, at, at);
};
const linked = (address: string, title = "one") =>
  page(title).replace('"./"', `"${address}"`).replace('"./social.png"', `"${address}social.png"`);

const writeFirst = () => write("one", 1_750_000_000);
writeFirst();
const app = await testApp({ webFolder: folder });
await app.open("newcomer", { id: "default" });
await app.open("newcomer", { id: "mine" });
const behindProxy = await testApp({ webFolder: folder, publicUrl: "https://app.example.test/mock" });
await behindProxy.open("newcomer", { id: "default" });
afterEach(writeFirst);
afterAll(async () => {
  await app.fastify.close();
  await behindProxy.fastify.close();
  rmSync(folder, { recursive: true });
});
const get = (host: string, headers: Record<string, string> = {}, url = "/") =>
  app.fastify.inject({ url, headers: { host, ...headers } });

test.each(["/", "/index.html"])("%s has absolute addresses of the request's origin", async (url) => {
  const reply = await get("phone.local:4010", {}, url);
  expect(reply.body).toBe(linked("http://phone.local:4010/"));
  expect(reply.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(reply.headers["content-security-policy"]).toContain("default-src 'self'");
  expect(reply.headers["cache-control"]).toBe("no-cache");
});

test("the page of a world links to that world, without the query of the request", async () => {
  expect((await get("127.0.0.1:4010", {}, "/w/mine/?utm_source=x&inviteCode=Y")).body).toBe(
    linked("http://127.0.0.1:4010/w/mine/"),
  );
});

test("the public URL wins over any Host", async () => {
  const reply = await behindProxy.fastify.inject({ url: "/", headers: { host: "evil.example" } });
  expect(reply.body).toBe(linked("https://app.example.test/mock/"));
});

test("an arbitrary Host header affects no other client, and is not repeated if it is not a host", async () => {
  expect((await get("evil.example")).body).toContain("http://evil.example/social.png");
  expect((await get("good.example")).body).toBe(linked("http://good.example/"));
  for (const host of ['evil"><script>', "a b", "evil/path", ""])
    expect((await get(host)).body, host).not.toContain("script>");
});

test("many addresses do not grow the memory, and the first is built again", async () => {
  for (let at = 0; at < MOST_PAGES * 2; at += 1) await get(`host-${at}.example`);
  expect((await get("host-0.example")).body).toBe(linked("http://host-0.example/"));
});

describe("conditions and encodings", () => {
  const host = "127.0.0.1:4010";
  test("compressed copies have the same text", async () => {
    const br = await get(host, { "accept-encoding": "gzip, deflate, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(linked(`http://${host}/`));
    const gz = await get(host, { "accept-encoding": "gzip, br;q=0" });
    expect(gunzipSync(gz.rawPayload).toString()).toBe(linked(`http://${host}/`));
    expect(br.headers.vary).toBe("accept-encoding, Cookie");
  });

  test("is 304 to a client that has it, and 412 when a precondition fails", async () => {
    const etag = String((await get(host)).headers.etag);
    const status = async (headers: Record<string, string>) => (await get(host, headers)).statusCode;
    expect(await status({ "if-none-match": `"other", ${etag}` })).toBe(304);
    expect(await status({ "if-none-match": '"other"' })).toBe(200);
    expect(await status({ "if-modified-since": new Date(Date.UTC(2100, 0)).toUTCString() })).toBe(304);
    expect(await status({ "if-match": '"other"' })).toBe(412);
    expect(await status({ "if-unmodified-since": new Date(0).toUTCString() })).toBe(412);
    expect(String((await get("other.example")).headers.etag)).not.toBe(etag);
  });

  test("HEAD has no body", async () => {
    const reply = await app.fastify.inject({ method: "HEAD", url: "/", headers: { host } });
    expect([reply.statusCode, reply.body]).toEqual([200, ""]);
  });

  test("a new build is sent without a restart", async () => {
    write("two", 1_760_000_000);
    expect((await get(host)).body).toBe(linked(`http://${host}/`, "two"));
  });
});
