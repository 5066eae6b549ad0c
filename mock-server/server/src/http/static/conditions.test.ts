// Conditional and partial requests for files.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { messageOf } from "#http/replies/messages.ts";
import { testApp } from "#http/testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "conditions-"));
mkdirSync(join(folder, "assets"));
for (const name of ["index.html", "assets/main-1.js"]) {
  writeFileSync(join(folder, name), "start();");
  utimesSync(join(folder, name), 1_750_000_000, 1_750_000_000);
}

const app = await testApp({ webFolder: folder });
await app.open("newcomer", { id: "default" });
afterAll(async () => {
  await app.fastify.close();
  rmSync(folder, { recursive: true });
});

const EARLIER = new Date(0).toUTCString();
const LATER = new Date(Date.UTC(2100, 0)).toUTCString();

describe.each(["/", "/assets/main-1.js", "/pictures/advantage-power.svg", "/docs/ui/swagger-ui.css"])("%s", (url) => {
  const get = (headers: Record<string, string>) => app.fastify.inject({ url, headers });
  const statuses = async (conditions: readonly Record<string, string>[]) =>
    Promise.all(conditions.map(async (headers) => (await get(headers)).statusCode));

  test("is 412 when a precondition fails", async () => {
    const failing = [{ "if-match": '"other"' }, { "if-unmodified-since": EARLIER }];
    for (const condition of failing) {
      const reply = await get({ ...condition, "accept-language": "en" });
      expect(reply.statusCode).toBe(412);
      expect(reply.json()).toEqual({ code: 412, msg: messageOf("en", "412"), data: null });
    }
  });

  test("is sent when its preconditions hold", async () => {
    const etag = String((await get({})).headers.etag);
    expect(etag).toMatch(/"/);
    const holding = [{ "if-match": etag }, { "if-match": `"other", ${etag}` }, { "if-match": "*" }];
    expect(await statuses([...holding, { "if-unmodified-since": LATER }])).toEqual([200, 200, 200, 200]);
    expect(await statuses([{ "if-none-match": '"other"' }, { "if-modified-since": EARLIER }])).toEqual([200, 200]);
  });

  test("is 304 to a client that has it", async () => {
    const etag = String((await get({})).headers.etag);
    const known = [{ "if-none-match": etag }, { "if-none-match": "*" }, { "if-modified-since": LATER }];
    expect(await statuses(known)).toEqual([304, 304, 304]);
  });

  test("is sent in part, unless it has changed since", async () => {
    const { etag, body } = await get({}).then(({ headers, body }) => ({ etag: String(headers.etag), body }));
    const part = await get({ range: "bytes=0-3" });
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([
      206,
      body.slice(0, 4),
      `bytes 0-3/${Buffer.byteLength(body)}`,
    ]);
    expect(await statuses([{ range: "bytes=0-3", "if-range": '"other"' }, { range: "rows=1" }])).toEqual([200, 200]);
    expect(await statuses([{ range: "bytes=0-3", "if-match": etag }])).toEqual([206]);
  });
});
