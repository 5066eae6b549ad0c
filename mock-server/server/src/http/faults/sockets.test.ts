import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { form, MAGIC, testApp, type TestApp } from "#http/testing/test-app.ts";
import { sendRequest, eventually, openSocket, listenOnPort } from "#http/testing/test-socket.ts";
import type { World } from "#worlds/world.ts";

let app: TestApp;
let world: World;
let port: number;
let token: string;
beforeEach(async () => {
  app = await testApp({ backOfficeDelay: true });
  world = await app.open();
  port = await listenOnPort(app.fastify);
  token = await app.token(world, "alice");
});
afterEach(() => app.fastify.close());

const connections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    app.fastify.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
async function allDisconnected(): Promise<void> {
  while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
}
const files = (): string[] => (existsSync(world.uploadFolder) ? readdirSync(world.uploadFolder) : []);
const head = (path: string, type: string, length: number): string =>
  `POST /w/${world.id}${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${token}\r\n` +
  `content-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

const upload = form({ filename: "a.pdf", content: Buffer.concat([MAGIC.pdf, Buffer.alloc(2 << 20)]) });
const uploadType = upload.headers["content-type"] ?? "";

describe("a slow body", () => {
  test("does not hold up other clients, and leaves nothing behind when its client disconnects", async () => {
    const slow = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const { socket } = await openSocket(port);
        if (at % 2 === 0) {
          socket.write(head("/api/products/buy", "application/json", 60_000));
          socket.write(`{"products_id":2,"price":`);
        } else {
          socket.write(head("/api/common/upload", uploadType, upload.raw.length));
          socket.write(upload.raw.subarray(0, 300_000));
        }
        return socket;
      }),
    );
    await eventually(() => files().length === 30);
    for (const socket of slow) socket.write("0");
    // The slow bodies never become complete, so a reply that waited for one would never be sent.
    expect((await sendRequest(port, `/w/${world.id}/api/products/index`)).status).toBe(200);
    const before = world.store.root();
    for (const socket of slow) socket.destroy();
    await allDisconnected();
    await eventually(() => files().length === 0);
    expect(world.store.root()).toBe(before);
  });

  test("gets its reply once it is complete", async () => {
    const { socket, received } = await openSocket(port);
    const body = `{"products_id":2,"price":30000}`;
    socket.write(head("/api/products/buy", "application/json", body.length));
    for (const byte of body) {
      socket.write(byte);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await eventually(() => received().endsWith("}"));
    expect(received()).toContain(`"code":200`);
    socket.destroy();
  });
});

describe("a client that disconnects", () => {
  test("during an upload leaves no file, however often", async () => {
    for (let round = 0; round < 20; round += 1) {
      const { socket } = await openSocket(port);
      socket.write(head("/api/common/upload", uploadType, upload.raw.length));
      socket.write(upload.raw.subarray(0, 1000 + round * 100_000));
      await eventually(() => files().length === 1);
      if (round % 2 === 0) socket.destroy();
      else socket.resetAndDestroy();
      await eventually(() => files().length === 0);
    }
    await allDisconnected();
    expect((await app.call(world, "common.upload", { token, ...upload })).code).toBe(1);
    expect(files()).toHaveLength(1);
  });

  test("during a JSON body changes nothing", async () => {
    const before = world.store.root();
    for (let round = 0; round < 20; round += 1) {
      const { socket } = await openSocket(port);
      socket.write(head("/api/products/buy", "application/json", 31));
      socket.write(`{"products_id":2,"price":3000`);
      if (round % 2 === 0) socket.end();
      else socket.destroy();
    }
    await allDisconnected();
    expect(world.store.root()).toBe(before);
  });

  test("during a delayed reply ends the delay", async () => {
    const { socket, received } = await openSocket(port);
    socket.write(`GET /w/${world.id}/mock/request/1 HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    socket.destroy();
    await allDisconnected();
    expect(received()).toBe("");
  });
});

test("releases the memory of broken uploads and bodies", async () => {
  const round = async (): Promise<void> => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => openSocket(port)));
    clients.forEach(({ socket }, at) => {
      const isForm = at % 2 === 0;
      socket.write(
        head(isForm ? "/api/common/upload" : "/api/user/login", isForm ? uploadType : "application/json", 60_000),
      );
      socket.write(isForm ? upload.raw.subarray(0, 50_000) : `{"account":"${"x".repeat(50_000)}`);
    });
    await eventually(() => files().length === 10);
    for (const { socket } of clients) socket.destroy();
    await allDisconnected();
    await eventually(() => files().length === 0);
  };
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const used = (): number => {
    collect();
    const { heapUsed, external, arrayBuffers } = process.memoryUsage();
    return (heapUsed + external + arrayBuffers) / 2 ** 20;
  };
  for (let warmUp = 0; warmUp < 3; warmUp += 1) await round();
  const before = used();
  for (let time = 0; time < 15; time += 1) await round();
  // 15 rounds send 15 MB, so a leak of the bodies would exceed the limit; other garbage is collected soon.
  await eventually(() => used() - before < 4);
  expect(files()).toEqual([]);
});

describe("bytes that are not a request", () => {
  test.each([
    ["rubbish", "\u0016\u0003\u0001 hello\r\n\r\n"],
    ["an unknown method", "BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n"],
    [
      "two lengths",
      "POST /api/user/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
    ],
    [
      "a length and chunks",
      "POST /api/user/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n",
    ],
    [
      "a broken chunk",
      "POST /w/broken/api/user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    ],
    ["an endless header", `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${"x".repeat(40_000)}\r\n\r\n`],
  ])("%s get 400 in the envelope", async (_what, bytes) => {
    await app.open("newcomer", { id: "broken" });
    const { socket, received } = await openSocket(port);
    socket.write(bytes, "latin1");
    await eventually(() => received().includes(`"data":null}`));
    expect(received()).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(received().slice(received().indexOf("{")))).toMatchObject({ code: 400, data: null });
    socket.destroy();
  });
});

test("replies 401 before the body arrives, even to an endless body", async () => {
  const { socket, received } = await openSocket(port);
  socket.write(head("/api/common/upload", uploadType, 1e12).replace(token, "nobody"));
  await eventually(() => received().endsWith("}"));
  expect(received()).toContain(`"code":401`);
  socket.destroy();
});

test("replies 413 before a body that announces too large a size", async () => {
  const { socket, received } = await openSocket(port);
  socket.write(head("/api/products/buy", "application/json", 1e9));
  await eventually(() => received().endsWith("}"));
  expect(received()).toContain(`"code":413`);
  socket.destroy();
});

test("closing the server does not wait for delayed replies", async () => {
  const asked = once(app.fastify.server, "request");
  const { socket, received } = await openSocket(port);
  socket.write(`GET /w/${world.id}/mock/request/1 HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await asked;
  await app.fastify.close();
  expect(received()).toMatch(/^HTTP\/1\.1 200 /);
});

test("an absolute request target selects the world of its host", async () => {
  const met = async (target: string, host = "localhost"): Promise<string> => {
    world.journal.clear();
    const { socket, received } = await openSocket(port);
    socket.write(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    await eventually(() => socket.destroyed);
    const [, status] = /^HTTP\/1.1 (\d+)/.exec(received()) ?? [];
    return `${status} ${world.journal
      .entries()
      .map(({ path }) => path)
      .join()}`;
  };
  const { id } = world;
  for (const host of [`${id}.localhost`, `${id.toUpperCase()}.localhost.:${port}`])
    expect(await met(`http://${host}/api/products/index?x=1`)).toBe("200 /api/products/index?x=1");
  expect(await met(`http://localhost/w/${id}/api/products/index`)).toBe("200 /api/products/index");
  // There is no default world in this test.
  expect(await met("http://localhost/api/products/index")).toBe("404 ");
  expect(await met("http://aa.localhost/api/products/index", `${id}.localhost`)).toBe("400 ");
  expect(await met(`http://user@${id}.localhost/api/products/index`)).toBe("400 ");
  expect(await met("http://localhost")).toBe("404 ");
});

describe("a control call with a body that is too large", () => {
  test.each([
    ["large", { "x-qa": "1", "content-type": "application/json" }, 413],
    ["not allowed", { "content-type": "application/json" }, 403],
    ["of another type", { "x-qa": "1", "content-type": "text/plain" }, 415],
  ])(
    "%s gets a reply that a still sending client can read, and the connection stays usable",
    async (_what, headers, status) => {
      const { socket, received } = await openSocket(port);
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const host = `127.0.0.1:${port}`;
      socket.write(`POST /__qa/worlds HTTP/1.1\r\nhost: ${host}\r\n${lines.join("")}content-length: 3000000\r\n\r\n`);
      socket.write("x".repeat(1_500_000));
      await eventually(() => received().endsWith("}"));
      expect(received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(socket.destroyed).toBe(false);
      socket.write("x".repeat(1_500_000));
      socket.write(`GET /__qa/worlds/nothing HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
      await eventually(() => received().includes("unknown-world"));
      socket.destroy();
    },
  );
});

describe("a body that never ends", () => {
  test("as an upload gets 413 above the file limit, readable while the client still sends, and leaves no file", async () => {
    const { socket, received } = await openSocket(port);
    socket.write(head("/api/common/upload", uploadType, 1e12));
    socket.write(upload.raw.subarray(0, 300));
    const more = Buffer.alloc(256 * 1024);
    const sendOn = (): void => {
      while (!socket.destroyed && socket.write(more));
    };
    socket.on("drain", sendOn);
    sendOn();
    await eventually(() => socket.destroyed);
    expect(received()).toMatch(/^HTTP\/1\.1 413 /);
    expect(received()).toContain(`"code":413`);
    await eventually(() => files().length === 0);
  });

  test("as JSON gets 413, readable while the client still sends", async () => {
    const { socket, received } = await openSocket(port);
    socket.write(head("/api/products/buy", "application/json", 200_000));
    socket.write("x".repeat(150_000));
    await eventually(() => received().endsWith("}"));
    expect(received()).toContain(`"code":413`);
    expect(socket.destroyed).toBe(false);
    socket.write("x".repeat(50_000));
    // The connection stays usable, as after any other reply.
    socket.write("GET /api/nothing HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await eventually(() => received().includes(`"code":404`));
    socket.destroy();
  });
});

test("closes a connection that sends nothing", async () => {
  const patient = await testApp({ arrival: { headersTimeout: 50, connectionsCheckingInterval: 20 } });
  const { socket, received } = await openSocket(await listenOnPort(patient.fastify));
  await eventually(() => socket.destroyed);
  expect(received()).toContain(`"code":400`);
  await patient.fastify.close();
});

test("replies 503 in the envelope, with Retry-After, to a request that arrives while the server closes", async () => {
  let asked = false;
  app.fastify.server.once("request", () => {
    asked = true;
  });
  const { socket, received } = await openSocket(port);
  // The unfinished request keeps its connection from being closed as idle.
  const body = `{"products_id":2,"price":30000}`;
  socket.write(head("/api/products/buy", "application/json", body.length));
  await eventually(() => asked);
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  app.fastify.server.once("close", resolve);
  const closed = app.fastify.close();
  await eventually(() => !app.fastify.server.listening);
  socket.write(`${body}GET /w/${world.id}/api/products/index HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await eventually(() => received().includes(`"code":503`));
  expect(received()).toMatch(/^HTTP\/1\.1 200 /);
  expect(received()).toMatch(/HTTP\/1\.1 503 .*retry-after: \d+\r\n/is);
  await ended;
  await closed;
});
