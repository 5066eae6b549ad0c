// A run that loses its session, its quota or the server reports one finding with the cause. Checks that fail because of
// the loss are not findings.
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { servedApp } from "@hashgrove/mock-server/http/testing/test-served.ts";
import { describe, expect, test } from "vitest";
import { statesServer } from "#flows/states-server.ts";
import { EXIT } from "./exit-codes.ts";
import { main } from "./main.ts";
import { serving } from "./test-serving.ts";

const served = servedApp();

interface Passing {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  /** Forwards the request to the mock server; `body`, if given, replaces the request's own. */
  forward(body?: string): Promise<void>;
  answer(status: number, json: object, headers?: Readonly<Record<string, string>>): void;
  /** Number of earlier requests. */
  readonly nth: number;
}

const current = { control: "" };

/** Starts a server that hands each request to `between`, which can forward it to the mock server. */
async function behind(between: (passing: Passing) => Promise<void> | void) {
  const { url, control } = await served.open();
  let nth = 0;
  const server = createServer((request, response) => {
    const current = nth++;
    const forward = async (body: Buffer, changed?: string): Promise<void> => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (!/^(host|connection|content-length|transfer-encoding|expect)$/.test(name)) headers.set(name, String(value));
      const hasBody = !["GET", "HEAD"].includes(request.method ?? "");
      const reply = await fetch(`${url}${request.url}`, {
        method: request.method ?? "GET",
        headers,
        ...(hasBody && { body: changed ?? new Uint8Array(body) }),
        redirect: "manual",
      });
      const received = Object.fromEntries(reply.headers);
      for (const name of ["content-encoding", "content-length", "transfer-encoding"]) delete received[name];
      response.writeHead(reply.status, received).end(Buffer.from(await reply.arrayBuffer()));
    };
    const answer: Passing["answer"] = (status, json, headers = {}) =>
      void response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(json));
    const pass = async (): Promise<void> => {
      const body = await buffer(request);
      await between({ request, body, forward: (changed) => forward(body, changed), answer, nth: current });
    };
    void pass();
  });
  current.control = control;
  return { url: await serving(server), control };
}

interface File {
  readonly findings: {
    check: string;
    operation: string;
    severity: string;
    replay: string;
    got: string;
    consequences?: string[];
  }[];
  readonly notReached: { why: string }[];
}

async function contract(url: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  const out = mkdtempSync(join(tmpdir(), "contract-test-"));
  const code = await main(["check", "--base-url", url, "--out", out, ...args], env, (line) => lines.push(line));
  const { findings, notReached } = JSON.parse(readFileSync(join(out, "findings.json"), "utf8")) as File;
  const errors = findings.filter(({ severity }) => severity === "error");
  return { code, text: lines.join("\n"), errors, notReached };
}

const write = (url: string): string[] => ["--level", "write", "--write-to", new URL(url).host];
const ALICE = { CONTRACT_ACCOUNT: "alice@example.test", CONTRACT_PASSWORD: "Passw0rd1" };

describe("a session", () => {
  test("that an accepted weak password ended is restored, and its consequences are not findings", async () => {
    // A server that accepts the weak password Passw0r, but stores a longer one in its place.
    const { url, control } = await behind(async ({ request, body, forward }) => {
      const isOfIt = /user\/(login|userInfo)/.test(request.url ?? "");
      const text = body.toString();
      await forward(isOfIt ? text.replaceAll('"Passw0r"', '"Passw0rStrong12"') : undefined);
    });
    const states = await serving(statesServer(control));
    const args = [...write(url), "--level", "money", "--money-ok", "--states", states, "--check", "N5"];
    const { errors, text, code } = await contract(url, args);
    expect(errors.map(({ operation, got }) => `${operation} ${got}`)).toEqual([
      expect.stringMatching(/^user.updateUserInfo ok /),
    ]);
    expect(text).toContain("1 finding of 1 cause");
    expect(code).toBe(EXIT.findings);
  });

  test("that ends by itself is one finding, and the run goes on with another", async () => {
    let nth = 0;
    const { url } = await behind(async ({ request, forward }) => {
      const token = request.headers.authorization;
      if (token && request.url?.includes("getAssets") && (nth += 1) === 2)
        await fetch(`${url}/api/user/logout`, {
          method: "POST",
          headers: { authorization: token, "content-type": "application/json" },
          body: "{}",
        });
      await forward();
    });
    const { errors, text, notReached } = await contract(url, ["--check", "N1", "--check", "N2"], ALICE);
    expect(errors).toMatchObject([{ check: "sessions", got: expect.stringMatching(/^unauthenticated, after /) }]);
    expect(text).toContain("A5 sessions");
    expect(notReached).toEqual([]);
  });

  test("of a token alone ends the run with one line", async () => {
    let count = 0;
    let token = "";
    const { url } = await behind(async ({ request, forward, answer }) => {
      if (request.headers.authorization === token && (count += 1) > 20)
        return answer(401, { code: 401, msg: "ログインしてください。", data: null });
      await forward();
    });
    const body = JSON.stringify({ account: ALICE.CONTRACT_ACCOUNT, password: ALICE.CONTRACT_PASSWORD });
    const headers = { "content-type": "application/json" };
    const login = await fetch(`${url}/api/user/login`, { method: "POST", headers, body });
    const { data } = (await login.json()) as { data: { userinfo: { token: string } } };
    token = data.userinfo.token;
    const { errors, text, code } = await contract(url, [], { CONTRACT_TOKEN: token });
    expect(text).toContain("stopped early: the session of CONTRACT_TOKEN ended during the run, after ");
    expect(errors).toEqual([]);
    expect(code).toBe(EXIT.stopped);
  });

  test("that one call alone rejects is one finding at that call", async () => {
    const { url } = await behind(async ({ request, forward, answer }) => {
      if (request.url?.includes("wallet/getBalance") && request.headers.authorization)
        return answer(401, { code: 401, msg: "ログインしてください。", data: null });
      await forward();
    });
    const { errors } = await contract(url, ["--check", "N1", "--check", "N2"], ALICE);
    expect(errors).toMatchObject([{ check: "sessions", operation: "wallet.getBalance" }]);
  });
});

test("a server that is reset midway costs the run its members, and no finding but that", async () => {
  let count = 0;
  const { url } = await behind(async ({ forward, request }) => {
    if (/PUT/.test(request.method ?? "") && (count += 1) === 5)
      await fetch(`${current.control}/reset`, {
        method: "POST",
        headers: { "x-qa": "1", "content-type": "application/json" },
        body: "{}",
      });
    await forward();
  });
  const { errors } = await contract(url, [...write(url), "--check", "N1", "--operation", "user.*"]);
  expect(errors).toMatchObject([{ check: "sessions" }]);
});

describe("a quota", () => {
  const LIMITED = { code: 429, msg: "しばらくしてからもう一度お試しください。", data: null };

  test("that is gone for good ends the run by its first cause", async () => {
    const { url } = await behind(async ({ nth, forward, answer }) =>
      nth < 40 ? await forward() : answer(429, LIMITED, { "retry-after": "3600" }),
    );
    const { errors, text, code } = await contract(url, []);
    expect(errors).toEqual([]);
    expect(text).toMatch(
      /stopped early: the server limits requests \(429 since \S+ \/api\/\S+\) and asks to wait 3600 s/,
    );
    expect(code).toBe(EXIT.stopped);
  });

  test("without Retry-After is that one finding, and the run waits for it", async () => {
    const { url } = await behind(async ({ nth, forward, answer }) =>
      nth === 40 || nth === 41 ? answer(429, LIMITED) : await forward(),
    );
    const { errors, text, code } = await contract(url, []);
    expect(errors).toMatchObject([{ check: "response_headers_conformance", got: "none" }, {}]);
    expect(text).toContain("R4 response_headers_conformance (2 times)");
    expect(code).toBe(EXIT.findings);
  });
});

test("maintenance that passes is waited for", async () => {
  const { url } = await behind(async ({ nth, forward, answer }) =>
    nth >= 40 && nth < 43
      ? answer(503, { code: 503, msg: "メンテナンス中です。", data: null }, { "retry-after": "1" })
      : await forward(),
  );
  const { errors, code } = await contract(url, []);
  expect(errors).toEqual([]);
  expect(code).toBe(EXIT.ok);
});
