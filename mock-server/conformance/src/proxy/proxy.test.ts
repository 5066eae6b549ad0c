// The proxy forwards requests and replies unchanged and checks both the client and the server.
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { gzipSync } from "node:zlib";
import { servedApp } from "@hashgrove/mock-server/http/testing/test-served.ts";
import { expect, onTestFinished, test } from "vitest";
import { EXIT } from "#cli/exit-codes.ts";
import { serving } from "#cli/test-serving.ts";
import { rawThrough, through } from "./test-proxy.ts";

const served = servedApp();

const json = { "content-type": "application/json" };

test("a client and a server that keep the contract leave no finding, a journal and a HAR without secrets", async () => {
  const { world, url } = await served.open();
  const token = await served.app.token(world, "alice");
  const { code, text, written, everything } = await through(url, async (proxy) => {
    const login = { account: "alice@example.test", password: "Passw0rd1" };
    const session = await fetch(`${proxy}/api/user/login`, {
      method: "POST",
      headers: json,
      body: JSON.stringify(login),
    });
    expect(await session.json()).toMatchObject({ code: 200 });
    const assets = await fetch(`${proxy}/api/user/getAssets`, { headers: { authorization: token } });
    expect(await assets.json()).toMatchObject({ code: 200 });
    expect((await fetch(`${proxy}/api/user/getAssets`)).status).toBe(401);
  });
  expect(text).toContain("no findings\n");
  expect(text, "nothing is said of a level").not.toMatch(/at level|seen to succeed/);
  expect(text).toContain("3 passed, 0 failed");
  expect(code).toBe(EXIT.ok);
  const journal = written("journal.ndjson").trim().split("\n");
  expect(journal.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { operation: "user.login", outcome: "ok", status: 200, findings: [] },
    { operation: "user.getAssets", outcome: "ok" },
    { operation: "user.getAssets", outcome: "unauthenticated", status: 401 },
  ]);
  expect((JSON.parse(written("run.har")) as { log: { entries: unknown[] } }).log.entries).toHaveLength(3);
  expect(everything).not.toContain("Passw0rd1");
  expect(everything).not.toContain(token);
});

test("reports what a client sends against the contract, and where", async () => {
  const { url } = await served.open();
  const { code, text } = await through(url, async (proxy) => {
    const body = JSON.stringify({ account: 7, password: "x" });
    await fetch(`${proxy}/api/user/login`, { method: "POST", headers: json, body });
    await fetch(`${proxy}/api/products/detail?id=none`);
    await fetch(`${proxy}/api/products/sell`, { method: "POST", headers: json, body: "{}" });
  });
  expect(text).toContain("✗ Q1 request_conformance: user.login: expected must be string, got 7");
  expect(text).toContain("✗ Q1 request_conformance: products.detail: expected must be integer");
  expect(text).toContain("expected a call of the contract, got POST /api/products/sell");
  // The summary counts exchanges, not faults.
  expect(text).toContain("0 passed, 3 failed");
  expect(code).toBe(EXIT.findings);
});

test("reports what a server sends against it, and mismatched requests and responses", async () => {
  const answer: RequestListener = (request, response) => {
    const data = request.url?.startsWith("/api/user") ? { balance: 1 } : [];
    response
      .writeHead(200, json)
      .end(JSON.stringify({ code: request.url?.includes("news") ? 422 : 200, msg: "ok", data }));
  };
  const { code, text } = await through(await serving(createServer(answer)), async (proxy) => {
    await fetch(`${proxy}/api/news/index`);
    await fetch(`${proxy}/api/user/getAssets`);
  });
  expect(text).toContain(
    "✗ N2 positive_data_acceptance: news.index: expected ok or refused, since the request is valid",
  );
  expect(text).toContain("✗ A1 ignored_auth: user.getAssets: expected unauthenticated");
  expect(text).toContain("✗ R1 response_schema_conformance: user.getAssets");
  expect(code).toBe(EXIT.findings);
});

test("a hostile reply is forwarded, judged as foreign, and does not stop the proxy", async () => {
  const bodies = ["[".repeat(200_000), `${"[".repeat(20_000)}${"]".repeat(20_000)}`, "\n".repeat(100_000)];
  const answer: RequestListener = (request, response) =>
    void response.writeHead(200, json).end(bodies[Number(request.url?.at(-1))]);
  const { code, text } = await through(await serving(createServer(answer)), async (proxy) => {
    for (const [at, body] of bodies.entries()) {
      const headers = { "x-a": "1", "accept-language": `en;q=${" ".repeat(8000)}x` };
      expect(await (await fetch(`${proxy}/api/news/index?page=${at}`, { headers })).text()).toBe(body);
    }
    const blanks = `GET /api/news/index?page=1 HTTP/1.1\r\nhost: x\r\nconnection: close${" ".repeat(15_000)},x\r\n\r\n`;
    expect(await rawThrough(proxy, blanks)).toMatch(/^HTTP\/1.1 200 /);
  });
  expect(text).not.toContain("could not be checked");
  expect(text).toContain("0 passed, 4 failed");
  expect(code).toBe(EXIT.findings);
});

test("pages and files pass as they are, compressed and large ones too", async () => {
  const page = gzipSync("<h1>page</h1>".repeat(100_000));
  const posted: number[] = [];
  const answer: RequestListener = (request, response) => {
    let length = 0;
    request.on("data", (part: Buffer) => (length += part.length));
    request.on("end", () => {
      posted.push(length);
      response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip", "x-own": "1" }).end(page);
    });
  };
  await through(await serving(createServer(answer)), async (proxy) => {
    const got = await fetch(`${proxy}/assets/index.html`, { method: "POST", body: Buffer.alloc(12_000_000, 1) });
    expect(got.headers.get("x-own")).toBe("1");
    expect(await got.text()).toBe("<h1>page</h1>".repeat(100_000));
    expect(posted).toEqual([12_000_000]);
  });
});

test("a server that is not there is a 502, a line, and no success", async () => {
  const { code, text } = await through("http://127.0.0.1:9", async (proxy) => {
    const got = await fetch(`${proxy}/api/news/index`);
    expect([got.status, await got.text()]).toEqual([502, expect.stringContaining("does not respond")]);
  });
  expect(text).toContain("✗ R7 not_a_server_error: news.index");
  expect(code).toBe(EXIT.findings);
});

test("each request has its own connection to the server, which may close used ones", async () => {
  const used = new Set<object>();
  const answer: RequestListener = ({ socket }, response) => {
    if (used.has(socket)) return void socket.destroy();
    used.add(socket);
    response.writeHead(200, json).end("{}");
  };
  await through(await serving(createServer(answer)), async (proxy) => {
    for (let nth = 1; nth <= 3; nth += 1) {
      expect((await fetch(`${proxy}/api/news/index`)).status).toBe(200);
      expect(used.size).toBe(nth);
    }
  });
});

test("an absolute request target is sent to the target's path, and an invalid one is refused", async () => {
  const asked: string[] = [];
  const answer: RequestListener = ({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(200, json).end("{}");
  };
  const { code } = await through(`${await serving(createServer(answer))}/base`, async (proxy) => {
    const send = (line: string) =>
      rawThrough(proxy, `${line} HTTP/1.1\r\nhost: elsewhere.test\r\nconnection: close\r\n\r\n`);
    expect(await send("GET http://elsewhere.test/api/news/index?page=1")).toMatch(/^HTTP\/1.1 200/);
    expect(await send("GET http://elsewhere.test?page=1")).toMatch(/^HTTP\/1.1 200/);
    expect(await send("OPTIONS *")).toMatch(/^HTTP\/1.1 200/);
    expect(await send("GET ftp://elsewhere.test/x")).toMatch(/^HTTP\/1.1 400/);
    expect(await send("GET /api/news/index")).toMatch(/^HTTP\/1.1 200/);
  });
  expect(asked).toEqual(["/base/api/news/index?page=1", "/base/?page=1", "*", "/base/api/news/index"]);
  expect(code, "the report is written").toBe(EXIT.findings);
});

test.each(["000", "099", "101", "999"])("a reply with status %s does not stop the proxy", async (status) => {
  const server = createTcpServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(`HTTP/1.1 ${status} Odd\r\nconnection: close\r\n\r\n`));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { code, text } = await through(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, async (proxy) => {
    for (let nth = 0; nth < 2; nth += 1)
      expect((await fetch(`${proxy}/api/news/index`)).status).toBe(status === "999" ? 999 : 502);
  });
  expect(text).toContain("0 passed, 2 failed");
  expect(code).toBe(EXIT.findings);
});

test("the body of a GET keeps its frame, so that the server reads one request", async () => {
  const asked: string[] = [];
  const answer: RequestListener = (request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      asked.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(200, json).end("{}");
    });
  };
  const hidden = "GET /hidden HTTP/1.1\r\nhost: x\r\n\r\n";
  const framings = [
    ["transfer-encoding: chunked", `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`],
    [`content-length: ${hidden.length}`, hidden],
  ] as const;
  await through(await serving(createServer(answer)), async (proxy) => {
    for (const method of ["GET", "DELETE", "OPTIONS", "POST"])
      for (const [header, body] of framings)
        await rawThrough(
          proxy,
          `${method} /shown HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${header}\r\n\r\n${body}`,
        );
  });
  expect(asked).toEqual(
    ["GET", "DELETE", "OPTIONS", "POST"].flatMap((method) => Array(2).fill(`${method} /shown ${hidden}`)),
  );
});

test("a proxy without exchanges is not a success", async () => {
  expect((await through(served.address, async () => {})).code).toBe(EXIT.usage);
});
