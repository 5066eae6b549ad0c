// A run against a server that is not this API, or replies unusually, prints a clear message and ends with the right
// exit code.
import { mkdtempSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writtenIn } from "#report/test-written.ts";
import { EXIT } from "./exit-codes.ts";
import { main } from "./main.ts";
import { serving } from "./test-serving.ts";

async function check(
  answer: RequestListener,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  scheme = "http",
) {
  const url = (await serving(createServer(answer))).replace("http", scheme);
  const lines: string[] = [];
  const out = mkdtempSync(join(tmpdir(), "contract-test-"));
  const all = ["check", "--base-url", url, "--out", out, ...args];
  const code = await main(all, env, (line) => lines.push(line));
  return { code, text: lines.join("\n"), everything: [...lines, writtenIn(out)].join("\n") };
}
const says =
  (body: string | Buffer, type = "application/json", status = 200, headers = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { "content-type": type, ...headers }).end(body);
const ENVELOPE = '{"code":200,"msg":"ok","data":[]}';

test.each([
  ["answers everything with a bare code", says('{"code":200}'), "which is not this API"],
  ["answers HTML", says("<!doctype html><h1>Welcome</h1>", "text/html"), "without an envelope"],
  ["answers another API's JSON", says('{"status":"up","items":[]}'), "without an envelope"],
  ["answers a list", says("[]"), "without an envelope"],
  [
    "sends on to another host",
    says("", "text/plain", 302, { location: "https://elsewhere.test/" }),
    "https://elsewhere.test/",
  ],
  ["hangs", () => {}, "no complete response within 300 ms"],
  ["closes the connection", (request) => void request.socket.destroy(), "cannot be reached"],
  [
    "answers without end",
    (_, response) => {
      const more = (): void => {
        while (response.write(Buffer.alloc(1 << 20, 32))) if (response.destroyed) return;
      };
      response.writeHead(200, { "content-type": "application/json" }).on("drain", more);
      more();
    },
    "more than 8388608 bytes",
  ],
  [
    "announces 100 MB",
    (_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": 100_000_000 });
      response.write(Buffer.alloc(9_000_000, 32));
    },
    "more than 8388608 bytes",
  ],
] satisfies [string, RequestListener, string][])("a server that %s is not this API", async (_, answer, message) => {
  const { code, text } = await check(answer, ["--timeout", answer.length === 0 ? "0.3" : "10"]);
  expect(text).toContain(message);
  expect(code).toBe(EXIT.target);
});

test("bytes that are not UTF-8 are a finding of their own", async () => {
  let first = true;
  const { code, text } = await check((request, response) => {
    says(first ? ENVELOPE : Buffer.from([0x7b, 0xff, 0x7d]))(request, response);
    first = false;
  });
  expect(text).toContain("bytes that are not UTF-8");
  expect(code).toBe(EXIT.findings);
});

test("a run stops after five crashes in a row and reports its findings", async () => {
  let first = true;
  const { code, text } = await check((request, response) => {
    says(first ? ENVELOPE : "oops", "application/json", first ? 200 : 500)(request, response);
    first = false;
  });
  expect(text).toContain("stopped early: 5 crashes in a row");
  expect(text).toContain("R7 not_a_server_error (5 times)");
  expect(code).toBe(EXIT.stopped);
});

test("a call is skipped after three crashes, and the others are still checked", async () => {
  const { code, text } = await check((request, response) => {
    const isBroken = request.url?.includes("news/index");
    says(isBroken ? "oops" : ENVELOPE, "text/plain", isBroken ? 500 : 200)(request, response);
  });
  expect(text).not.toContain("stopped early");
  expect(text).toContain("checks of 1 call, because the call crashed 3 times in a row");
  expect(text).toContain("got       ok (HTTP 200");
  expect(code).toBe(EXIT.findings);
});

test("a summary shows the contract's expected amounts", async () => {
  const { text } = await check(
    (request, response) => {
      says(ENVELOPE)(request, response);
    },
    ["--operation", "news.*"],
  );
  expect(text).toContain("expected  invalid (422), for page: ");
});

test("a common deviation is one cause, not hundreds", async () => {
  // Common deviations: code 401 under HTTP 200, numbers as text, no cache headers.
  const { text } = await check((request, response) => {
    const open = /products|news|about|question|getArrayConfig/.test(request.url ?? "");
    says(open ? ENVELOPE : '{"code":"401","msg":"请登录","data":null}')(request, response);
  });
  expect(text).toContain("R6 envelope_status_agreement (");
  expect(text.match(/✗ R6/g)).toHaveLength(1);
  expect(text.match(/✗ R5 envelope_rules \(\d+ times\)/g)?.length).toBeLessThanOrEqual(2);
  // This server accepts every invalid request. Only five causes of N1 are listed, so that other findings stay visible.
  expect(text.match(/✗ N1/g)).toHaveLength(5);
  expect(text).toMatch(/\nmore causes in findings.json: \d+ of N1 negative_data_rejection\n/);
  expect(text).toMatch(/\n +\d+ R5 envelope_rules, .*\d+ N1 negative_data_rejection/);
});

test("a server without TLS behind an https address is not this API", async () => {
  const { code, text } = await check(says(ENVELOPE), [], {}, "https");
  expect(text).toContain("the TLS connection failed");
  expect(code).toBe(EXIT.target);
});

test("a token that a server echoes is in no line and no report", async () => {
  const secret = "tok-0123456789abcdef";
  // A server that echoes the token in its message, in an unknown field and in a header; reports truncate long replies.
  const { code, everything } = await check(
    (request, response) => {
      const token = request.headers.authorization ?? "none";
      const echo = { code: 200, msg: `hello ${token}`, data: { list: [{ you: token }], sent: request.headers } };
      says(JSON.stringify(echo), "application/json", 200, { "x-echo": token })(request, response);
    },
    [],
    { CONTRACT_TOKEN: secret },
  );
  expect(code).toBe(EXIT.findings);
  expect(everything).toContain("hello ***");
  expect(everything).not.toContain(secret);
});

/** A server that has only the lists of products and news; every other path gets 404. */
const half: RequestListener = (request, response) =>
  (/(products|news)\/index(\?|$)/.test(request.url ?? "")
    ? says(ENVELOPE)
    : says("<pre>Cannot GET it</pre>", "text/html; charset=utf-8", 404))(request, response);

test("a missing call is one finding, without others for the same call", async () => {
  const { code, text } = await check(half, [], { CONTRACT_TOKEN: "good-token" });
  expect(code).toBe(EXIT.findings);
  const causes = text.split("\n").filter((line) => line.startsWith("✗"));
  expect(causes.filter((line) => !line.endsWith(": news.index"))).toEqual([
    // N4 fails too, because the 404 has no envelope.
    expect.stringContaining("N4 unsupported_method"),
    expect.stringContaining("N2 positive_data_acceptance"),
  ]);
  expect(text).toContain("got       not-found (HTTP 404)");
  expect(text).toMatch(/not reached: \d+ checks of \d+ calls, because the server has no such call/);
});

test("400 instead of 422 is one cause for all invalid requests", async () => {
  const { text } = await check(
    (request, response) => {
      const [path = "", query = ""] = (request.url ?? "").split("?");
      // This server accepts page and limit from 1 to 99 for the list, and no other query.
      const isWrong = path.endsWith("news/index") && !/^$|^((page|limit)=[1-9]\d?&?)+$/.test(query);
      says(
        isWrong ? '{"code":400,"msg":"bad request","data":null}' : ENVELOPE,
        "application/json",
        isWrong ? 400 : 200,
      )(request, response);
    },
    ["--operation", "news.index", "--check", "negative_data_rejection"],
  );
  const causes = text.split("\n").filter((line) => line.startsWith("✗ N1"));
  expect(causes).toHaveLength(1);
  expect(causes[0]).toMatch(/\(\d{2} times\): news\.index$/);
});

test("reports each common deviation of a small server once", async () => {
  // Numbers as text, code 401 under HTTP 200, an extra field, missing data, and only two calls.
  const balance = { code: 200, msg: "ok", data: { balance: "100", usdt: 0.63 }, time: "1795348635" };
  const { code, text } = await check(
    (request, response) => {
      const { url = "", headers } = request;
      const isOpen = /products|news|about|question/.test(url);
      const reply =
        !isOpen && headers.authorization !== "good-token"
          ? { code: 401, msg: "请登录" }
          : url.includes("getBalance")
            ? balance
            : url.includes("news/index")
              ? { code: "200", msg: "ok", data: [] }
              : { code: 0, msg: "未找到" };
      says(JSON.stringify(reply))(request, response);
    },
    [],
    { CONTRACT_TOKEN: "good-token" },
  );
  expect(code).toBe(EXIT.findings);
  const causes = text.split("\n").filter((line) => line.startsWith("✗"));
  const about = (title: string): string[] => causes.filter((line) => line.includes(title));
  expect(about("R6 envelope_status_agreement")).toHaveLength(1);
  expect(about("N2 positive_data_acceptance").length).toBeLessThanOrEqual(2);
  expect(about("R5 envelope_rules").length).toBeLessThanOrEqual(3);
  expect(text).toContain("expected  code as a number");
  expect(text).toContain("expected  data, or null");
  expect(text).toContain("expected  a code that is documented under HTTP 200");
  expect(causes.length).toBeLessThanOrEqual(20);
});

describe("states of a world", () => {
  const states = async (world: string, signal?: AbortSignal) => {
    const lines: string[] = [];
    const code = await main(
      ["states", "--world", world, "--port", "0"],
      {},
      (line) => lines.push(line),
      signal ? { signal } : {},
    );
    return { code, text: lines.join("\n") };
  };
  test.each([
    ["", "default"],
    ["/", "default"],
    ["/w/mine/", "mine"],
    ["/w/mine", "mine"],
    ["/__qa/worlds/mine", "mine"],
  ])("are read through the control API, by the address %j", async (path, id) => {
    const asked: (string | undefined)[] = [];
    const url = await serving(
      createServer((request, response) => {
        asked.push(request.url);
        response.end("{}");
      }),
    );
    expect((await states(`${url}${path}`, AbortSignal.abort())).text).toContain(
      `serving the states of ${url}/__qa/worlds/${id} at `,
    );
    expect(asked).toEqual([`/__qa/worlds/${id}`]);
  });
  test("invalid addresses are refused before any request", async () => {
    expect(await states("http://127.0.0.1:1/api")).toMatchObject({
      code: EXIT.usage,
      text: expect.stringContaining("such as --world http://127.0.0.1:1/w/mine/") as string,
    });
    const url = await serving(createServer(says('{"error":"unknown-world"}', "application/json", 404)));
    expect(await states(`${url}/w/mine/`)).toMatchObject({
      code: EXIT.target,
      text: expect.stringContaining(
        `${url}/__qa/worlds/mine is not a world of a server started with --control`,
      ) as string,
    });
  });
});
