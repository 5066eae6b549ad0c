import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { asEpochMs } from "#domain/time/time.ts";
import { form, type TestReply, MAGIC, type Part, testApp } from "#http/testing/test-app.ts";
import { sendRequest, listenOnPort } from "#http/testing/test-socket.ts";
import { HANDLERS } from "#operations/table.ts";
import { StorageFailed } from "#ports/store.ts";
import { hashToken } from "#worlds/entropy.ts";
import { LIMITS, type Usage } from "#worlds/limits.ts";
import type { World } from "#worlds/world.ts";
import { ADDRESS_LIFETIME_MS } from "./signed-address.ts";
import { LARGEST_FILE } from "./uploads.ts";

const app = await testApp();
const world = await app.open("verified-with-funds", { id: "uploads" });
const token = await app.token(world, "alice");
afterAll(() => app.fastify.close());

const upload = (...parts: readonly Part[]): Promise<TestReply> =>
  app.call(world, "common.upload", { token, ...form(...parts) });
const storedFiles = (): string[] => (existsSync(world.uploadFolder) ? readdirSync(world.uploadFolder) : []);
const stored = async (part: Part): Promise<{ url: string; fullurl: string }> => {
  const { code, data } = await upload(part);
  expect(code).toBe(1);
  return data as { url: string; fullurl: string };
};
const read = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method: "GET", url: `/w/uploads${url}`, headers });

/** Asserts that a rejected upload leaves neither a file nor a change of the state. */
async function expectNothingStored(send: () => Promise<TestReply>): Promise<TestReply> {
  const [files, root] = [storedFiles(), world.store.root()];
  const reply = await send();
  expect(storedFiles()).toEqual(files);
  expect(world.store.root()).toBe(root);
  expect(reply.headers).not.toHaveProperty("x-contract-violation");
  return reply;
}

const TYPES = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  heic: "image/heic",
  pdf: "application/pdf",
} as const;
const KINDS = Object.keys(MAGIC) as (keyof typeof MAGIC)[];

describe("a file's type is detected by its content", () => {
  test.each(KINDS)("%s, with any name", async (kind) => {
    const content = Buffer.concat([MAGIC[kind], Buffer.from("the rest")]);
    for (const filename of [`a.${kind}`, "a.exe", "a", "a.html", ".png"]) {
      const { url, fullurl } = await stored({ filename, content });
      expect(url).toMatch(new RegExp(`^/uploads/[a-z0-9]{24}\\.${kind}$`));
      expect(fullurl).toContain(`${url}?expires=`);
      const reply = await read(url, { authorization: token });
      expect(reply.statusCode).toBe(200);
      expect(reply.rawPayload.equals(content)).toBe(true);
      expect(reply.headers).toMatchObject({
        "content-type": TYPES[kind],
        "content-length": String(content.length),
        "content-disposition": kind === "pdf" ? "attachment" : "inline",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "private, no-store",
      });
    }
  });

  const OTHERS: readonly [what: string, content: Buffer | string][] = [
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["an SVG picture", `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`],
    ["a GIF", "GIF89a"],
    ["a program", Buffer.from("\u007fELF\u0002", "latin1")],
    ["an archive", "PK\u0003\u0004"],
    ["a film", Buffer.from("\0\0\0\u0018ftypisom\0\0\0\0", "latin1")],
    ["half a signature", MAGIC.png.subarray(0, 7)],
    ["a signature after other bytes", Buffer.concat([Buffer.from(" "), MAGIC.jpg])],
    ["one byte", "x"],
  ];
  test.each(OTHERS)("and %s is rejected even with the name of an image", async (_what, content) => {
    const reply = await expectNothingStored(() => upload({ filename: "a.png", content }));
    expect(reply).toMatchObject({ status: 200, code: 0, data: { reason: "unsupported-file", pointer: "/file" } });
  });

  test("and an empty file is rejected", async () => {
    const reply = await expectNothingStored(() => upload({ filename: "a.png", content: "" }));
    expect(reply).toMatchObject({ status: 200, code: 0, data: { reason: "empty-file", pointer: "/file" } });
  });
});

describe("a file's size", () => {
  const pdf = (bytes: number): Buffer => Buffer.concat([MAGIC.pdf, Buffer.alloc(bytes - MAGIC.pdf.length)]);
  test("may be 10 MB to the byte", async () => {
    const { url } = await stored({ filename: "a.pdf", content: pdf(LARGEST_FILE) });
    expect(statSync(join(world.uploadFolder, url.slice("/uploads/".length))).size).toBe(10 * 1024 * 1024);
    expect(world.store.read().uploads.get(url)?.bytes).toBe(LARGEST_FILE);
  });
  test.each([LARGEST_FILE + 1, 2 * LARGEST_FILE])("may not be %i bytes", async (bytes) => {
    const reply = await expectNothingStored(() => upload({ filename: "a.pdf", content: pdf(bytes) }));
    expect(reply).toMatchObject({ status: 413, code: 413, data: null });
  });
});

describe("a form", () => {
  const picture: Part = { filename: "a.png", content: MAGIC.png };
  const SURPLUS: readonly [what: string, status: number, parts: readonly Part[]][] = [
    ["without a file", 422, []],
    ["with the file under another name", 422, [{ ...picture, name: "image" }]],
    ["with a field instead of a file", 422, [{ content: "text" }]],
    ["with two files", 422, [picture, picture]],
    ["with a second file under another name", 422, [picture, { ...picture, name: "other" }]],
    ["with another file first", 422, [{ ...picture, name: "other" }, picture]],
    ["with a field behind the file", 422, [picture, { name: "note", content: "x" }]],
    ["with a field before the file", 422, [{ name: "note", content: "x" }, picture]],
    [
      "with a large file behind a field",
      422,
      [
        { name: "note", content: "x" },
        { ...picture, content: Buffer.alloc(1 << 20) },
      ],
    ],
    ["with a field named __proto__", 422, [{ name: "__proto__", content: "x" }, picture]],
    ["with a file named constructor", 400, [{ ...picture, name: "constructor" }]],
    ["with thousands of fields", 422, Array.from({ length: 3000 }, (_, at) => ({ name: `f${at}`, content: "x" }))],
    ["with thousands of files", 422, Array.from({ length: 1000 }, () => picture)],
  ];
  test.each(SURPLUS)("%s gets %i and stores nothing", async (_what, status, parts) => {
    const reply = await expectNothingStored(() => upload(...parts));
    expect(reply).toMatchObject({ status, code: status });
    if (status === 422) {
      const pointers = (reply.data as { pointer: string }[]).map(({ pointer }) => pointer);
      for (const pointer of pointers) expect(pointer).toMatch(/^\/body(\/|$)/);
    }
  });

  const { headers, raw } = form(picture);
  const BROKEN: readonly [what: string, headers: Record<string, string>, raw: Buffer][] = [
    ["cut off within the file", headers, raw.subarray(0, raw.length - 50)],
    ["cut off before its end", headers, raw.subarray(0, raw.length - 8)],
    ["cut off within a part's head", headers, raw.subarray(0, 40)],
    ["of rubbish", headers, Buffer.alloc(5000, "x")],
    ["without a boundary", { "content-type": "multipart/form-data" }, raw],
    ["with another boundary", { "content-type": "multipart/form-data; boundary=other" }, raw],
  ];
  test.each(BROKEN)("%s gets 400 or 422 and stores nothing", async (_what, headers, raw) => {
    const reply = await expectNothingStored(() => app.call(world, "common.upload", { token, headers, raw }));
    expect([400, 422]).toContain(reply.status);
  });

  test("of another type gets 415 and stores nothing", async () => {
    for (const type of ["application/json", "image/png", "multipart/mixed; boundary=x", "text/html"]) {
      const sent = { token, headers: { "content-type": type }, raw: type === "application/json" ? "{}" : raw };
      expect((await expectNothingStored(() => app.call(world, "common.upload", sent))).status, type).toBe(415);
    }
  });
});

test.each([
  "../../../etc/passwd",
  "..\\..\\windows\\system32\\a.png",
  "/etc/cron.d/job",
  "C:\\a.png",
  "<img src=x onerror=alert(1)>.png",
  "‮gnp.exe",
  "写真😀.png",
  "%2e%2e%2fa.png",
  "a;b=c.png",
  "x".repeat(5000),
  "",
  "con",
  "__proto__",
])("the file name %j is kept as text and decides nothing", async (filename) => {
  const before = storedFiles();
  const { url } = await stored({ filename, content: MAGIC.png });
  const added = storedFiles().filter((name) => !before.includes(name));
  expect(added).toEqual([url.slice("/uploads/".length)]);
  const row = world.store.read().uploads.get(url);
  expect(row?.originalName.length).toBeLessThanOrEqual(200);
  expect((await read(url, { authorization: token })).headers["content-disposition"]).toBe("inline");
});

describe("a part's head", () => {
  const headed = (...lines: readonly string[]) => {
    const { headers, raw } = form({ filename: "a.png", content: MAGIC.png });
    const end = raw.indexOf("\r\n") + 2;
    const content = raw.subarray(raw.indexOf("\r\n\r\n"));
    return { headers, raw: Buffer.concat([raw.subarray(0, end), Buffer.from(lines.join("\r\n")), content]) };
  };
  test.each([
    [`content-disposition: form-data; filename="a.png"`],
    [`content-disposition: form-data`, "content-type: application/octet-stream"],
    [`content-disposition: form-data; name=""; filename="a.png"`],
    [`content-disposition: attachment; name="file"; filename="a.png"`],
    ["content-type: image/png"],
    ["x"],
  ])("without a name is the client's fault: %j", async (...lines) => {
    const reply = await expectNothingStored(() => app.call(world, "common.upload", { token, ...headed(...lines) }));
    expect([400, 422]).toContain(reply.status);
    if (reply.status === 422)
      for (const { pointer } of reply.data as { pointer: string }[]) expect(pointer).toMatch(/^\/body/);
  });
  test("without a file name is still accepted", async () => {
    const lines = [`content-disposition: form-data; name="file"`, "content-type: application/octet-stream"];
    expect(await app.call(world, "common.upload", { token, ...headed(...lines) })).toMatchObject({ code: 1 });
  });
  test("with a long file name stores no half character", async () => {
    const { url } = await stored({ filename: `${"x".repeat(199)}😀.png`, content: MAGIC.png });
    expect(world.store.read().uploads.get(url)?.originalName).toBe("x".repeat(199));
  });
});

describe("a stored file is private", () => {
  const signed = (fullurl: string): string => new URL(fullurl).pathname + new URL(fullurl).search;

  test("to its owner, and to anyone with the signed address", async () => {
    const { url, fullurl } = await stored({ filename: "a.png", content: MAGIC.png });
    const other = await app.token(world, "bob");
    expect((await read(url, { authorization: token })).statusCode).toBe(200);
    expect((await read(url, { authorization: `Bearer ${token}` })).statusCode).toBe(200);
    expect((await read(signed(fullurl))).statusCode).toBe(200);
    const { search, searchParams } = new URL(fullurl);
    const signature = searchParams.get("signature") ?? "";
    const changed = (name: string, value: string): string => {
      const others = new URLSearchParams(search);
      others.set(name, value);
      return `${url}?${others.toString()}`;
    };
    for (const [address, headers] of [
      [url, {}],
      [url, { authorization: other }],
      [url, { authorization: "made-up" }],
      [`${url}?token=${token}`, {}],
      [`${url}?signature=${signature}`, {}],
      [changed("signature", ""), {}],
      [changed("signature", signature.slice(0, -1)), {}],
      [changed("signature", `${signature.slice(0, -2)}AA`), {}],
      [changed("signature", "é".repeat(22)), {}],
      [changed("expires", "9999999999"), {}],
      [changed("session", hashToken(other)), {}],
      [`${url}${search}&signature=${signature}`, {}],
    ] as const) {
      const reply = await read(address, headers);
      expect(reply.statusCode, address).toBe(404);
      expect(reply.json()).toEqual({ code: 404, msg: expect.any(String), data: null });
    }
    // The signature of one file opens no other file.
    const second = await stored({ filename: "b.png", content: MAGIC.png });
    expect((await read(`${second.url}${search}`)).statusCode).toBe(404);
  });

  test("through a signed address for an hour, and only during the session", async () => {
    const short = await app.open("verified-with-funds", { id: "short" });
    const sent = form({ filename: "a.png", content: MAGIC.png });
    const address = async (session: string): Promise<string> => {
      const { data } = await app.call(short, "common.upload", { token: session, ...sent });
      return `/w/short${signed((data as { fullurl: string }).fullurl)}`;
    };
    const status = async (url: string): Promise<number> => (await app.fastify.inject(url)).statusCode;
    const [first, second] = [await app.token(short, "alice"), await app.token(short, "alice")];
    const [early, other] = [await address(first), await address(second)];
    expect([await status(early), await status(other)]).toEqual([200, 200]);
    await app.call(short, "user.logout", { token: first });
    expect([await status(early), await status(other)]).toEqual([404, 200]);
    await short.advance(asEpochMs(short.clock.now() + ADDRESS_LIFETIME_MS - 2000));
    expect(await status(other)).toBe(200);
    await short.advance(asEpochMs(short.clock.now() + 2000));
    expect(await status(other)).toBe(404);
  });

  test("with an address of this server, ignoring an arbitrary Host header", async () => {
    const port = await listenOnPort(app.fastify);
    const sent = form({ filename: "a.png", content: MAGIC.png });
    const originFor = async (host: string): Promise<string> => {
      const headers = { ...sent.headers, authorization: token, host, "x-forwarded-host": "evil.example" };
      const { text } = await sendRequest(port, "/w/uploads/api/common/upload", {
        method: "POST",
        headers,
        body: sent.raw,
      });
      return new URL((JSON.parse(text) as { data: { fullurl: string } }).data.fullurl).origin;
    };
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `uploads.localhost:${port}`])
      expect(await originFor(host)).toBe(`http://${host}`);
    for (const host of ["evil.example", `evil.example:${port}`, "localhost:1", `localhost.evil.example:${port}`])
      expect(await originFor(host), host).toBe(`http://127.0.0.1:${port}`);
    for (const publicUrl of ["https://api.example.test", "https://example.test/mock"]) {
      const named = await testApp({ publicUrl });
      const reply = await named.call(await named.open(), "common.upload", { as: "alice", ...sent });
      const { url, fullurl } = reply.data as { url: string; fullurl: string };
      expect(fullurl).toContain(`${publicUrl}${url}?expires=`);
      await named.fastify.close();
    }
  });

  test("and a missing file gets the same reply", async () => {
    const { url } = await stored({ filename: "a.png", content: MAGIC.png });
    const there = await read(url);
    for (const name of [
      "aaaaaaaaaaaaaaaaaaaaaaaa.png",
      "..%2f..%2fpackage.json",
      ".",
      "x",
      "a.part",
      "%00",
      "__proto__",
    ]) {
      const absent = await read(`/uploads/${name}`, { authorization: token });
      expect([absent.statusCode, absent.body], name).toEqual([there.statusCode, there.body]);
    }
  });

  test("and its full address keeps the world's prefix and works only in that world", async () => {
    const twin = await app.open("verified-with-funds", { id: "twin", seed: "uploads" });
    const reply = await app.fastify.inject({
      method: "POST",
      url: "/w/uploads/api/common/upload",
      headers: { ...form().headers, authorization: token, host: "127.0.0.1" },
      payload: form({ filename: "a.png", content: MAGIC.png }).raw,
    });
    const { fullurl } = reply.json<{ data: { fullurl: string } }>().data;
    expect(fullurl).toMatch(
      /^http:\/\/127\.0\.0\.1\/w\/uploads\/uploads\/[a-z0-9]{24}\.png\?expires=\d+&session=[\w-]{43}&signature=[\w-]{43}$/,
    );
    const picture = await app.fastify.inject(signed(fullurl));
    expect(picture.statusCode).toBe(200);
    expect(picture.rawPayload.equals(MAGIC.png)).toBe(true);
    expect((await app.fastify.inject(signed(fullurl).replace("/w/uploads", `/w/${twin.id}`))).statusCode).toBe(404);
    expect((await app.fastify.inject(signed(fullurl).replace("/w/uploads", ""))).statusCode).toBe(404);
  });

  test("and another member cannot submit it as theirs", async () => {
    const { url } = await stored({ filename: "a.png", content: MAGIC.png });
    const body = { amount: 1000, image: url };
    expect((await app.call(world, "wallet.bankRecharge", { as: "bob", body })).reason).toBe("unknown-upload");
    expect((await app.call(world, "wallet.bankRecharge", { as: "alice", body })).code).toBe(200);
  });
});

test("deletes a file whose upload could not be recorded", async () => {
  const product = new Map([
    ...HANDLERS.product,
    ["common.upload", () => Promise.reject(new StorageFailed("the disk is full"))] as const,
  ]);
  const broken = await testApp({ handlers: { ...HANDLERS, product } });
  const poor = await broken.open();
  const reply = await broken.call(poor, "common.upload", {
    as: "alice",
    ...form({ filename: "a.png", content: MAGIC.png }),
  });
  expect(reply.status).toBe(503);
  expect(readdirSync(poor.uploadFolder)).toEqual([]);
  await broken.fastify.close();
  expect(existsSync(poor.uploadFolder)).toBe(false);
});

describe("the limit of stored bytes", () => {
  const limits = { ...LIMITS, disk: { most: 3_000_000, perWorld: 2_000_000 } };
  const pdf = (bytes: number) =>
    form({ filename: "a.pdf", content: Buffer.concat([MAGIC.pdf, Buffer.alloc(bytes - MAGIC.pdf.length)]) });
  test("of a world and of all together holds for simultaneous uploads, and health reports it", async () => {
    const full = await testApp({ limits });
    const [one, two] = await Promise.all([full.open(), full.open()]);
    const ofScenario = one.store.read().uploads.size;
    const flood = (world: World, count: number) =>
      Promise.all(
        Array.from({ length: count }, () => full.call(world, "common.upload", { as: "alice", ...pdf(500_000) })),
      );
    const used = async () => (await full.fastify.inject("/__qa/health")).json<{ budget: Usage }>().budget.disk;
    expect(await used()).toEqual({ used: 0, ...limits.disk });
    const first = await flood(one, 20);
    expect(new Set(first.map(({ status, reason }) => `${status} ${reason}`))).toEqual(
      new Set(["200 undefined", "200 too-many-uploads"]),
    );
    const second = await flood(two, 20);
    const stored = [...first, ...second].filter(({ reason }) => reason === undefined).length;
    expect(await used()).toEqual({ used: stored * 500_000, ...limits.disk });
    expect(stored).toBeLessThanOrEqual(6);
    for (const world of [one, two]) {
      const names = existsSync(world.uploadFolder) ? readdirSync(world.uploadFolder) : [];
      expect(names).toHaveLength(world.store.read().uploads.size - ofScenario);
    }
    expect((await full.call(one, "common.upload", { as: "alice", ...pdf(1_900_000) })).reason).toBe("too-many-uploads");
    await full.worlds.remove(one.id);
    await full.worlds.remove(two.id);
    expect((await used()).used).toBe(0);
    await full.fastify.close();
  });
});

test("replies 404 for a file that is missing on disk", async () => {
  const { url } = await stored({ filename: "a.png", content: MAGIC.png });
  rmSync(join(world.uploadFolder, url.slice("/uploads/".length)));
  const reply = await read(url, { authorization: token });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 404, data: null });
  expect((await read(url)).statusCode).toBe(404);
});

test("accepts HEAD for a stored file", async () => {
  const { url } = await stored({ filename: "a.png", content: MAGIC.png });
  const headers = { authorization: token };
  const reply = await app.fastify.inject({ method: "HEAD", url: `/w/uploads${url}`, headers });
  expect([reply.statusCode, reply.headers["content-type"], reply.body]).toEqual([200, "image/png", ""]);
  expect((await app.fastify.inject({ method: "HEAD", url: `/w/uploads${url}` })).statusCode).toBe(404);
});
