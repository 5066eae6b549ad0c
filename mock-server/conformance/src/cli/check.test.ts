// Runs `check` against the mock server. The run must have no findings at any level, and its reports must be complete.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readContract } from "@hashgrove/contract/contract.ts";
import { PRODUCT_CONTRACT } from "@hashgrove/contract/document.ts";
import { servedApp, type ServedWorld } from "@hashgrove/mock-server/http/testing/test-served.ts";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test, vi } from "vitest";
import { createClient, MOST_BYTES, type Send } from "#client/http-client.ts";
import { statesServer } from "#flows/states-server.ts";
import { codeOf } from "#replies/outcome.ts";
import { summaryOf } from "#report/summary.ts";
import { chosenCalls } from "#requests/selection.ts";
import { readOptions } from "#runner/check-options.ts";
import type { Dimension } from "#runner/coverage-dimensions.ts";
import { check } from "#runner/run-check.ts";
import { EXIT, exitOf } from "./exit-codes.ts";
import { main } from "./main.ts";
import { serving } from "./test-serving.ts";

const served = servedApp();

/** Names of the accounts that a run signs up: its own prefix, or a mobile number under +999, which no country uses. */
const OWN_ACCOUNT = /^(ct-|\+999\d{12}$)/;
const WRONG_TRY = /^wrong-(credentials|password|pay-password)$/;

interface Archive {
  readonly log: { readonly entries: { request: { headers: { name: string; value: string }[] } }[] };
}

/** Checks that every request carries the run id. */
function expectNamed({ log }: Archive): void {
  const names = log.entries.map(({ request }) => request.headers.find(({ name }) => name === "x-contract-run")?.value);
  expect(names.length).toBeGreaterThan(1000);
  expect([...new Set(names)]).toEqual([expect.stringMatching(/^ct-[0-9a-f]{8}$/)]);
}

const LOCKED_ON_PURPOSE = /-(locked|unknown|counted|lock-ends|withdraws)@/;

type World = ServedWorld["world"];
type Executed = Parameters<World["journal"]["add"]>[0];

/**
 * Checks that the run signed up only accounts with its own names, and tried at most three wrong passwords per account
 * except where it tests a lock.
 */
function expectManners(entries: readonly Executed[], store: World["store"]): void {
  const tries = new Map<string, number>();
  for (const { operationId, memberId, request, reply, outcome } of entries) {
    const { account, email, mobile, username } = (request.body ?? {}) as Record<string, unknown>;
    if (operationId === "user.register" && outcome === "ok") expect(email ?? mobile ?? username).toMatch(OWN_ACCOUNT);
    const { reason } = (reply.body as { data?: { reason?: string } | null } | null)?.data ?? {};
    if (!WRONG_TRY.test(reason ?? "")) continue;
    const member = memberId === null ? undefined : store.read().members.get(memberId);
    const whose = `${reason} of ${String(member?.email ?? account ?? mobile ?? email ?? username)}`;
    if (LOCKED_ON_PURPOSE.test(whose)) continue;
    tries.set(whose, (tries.get(whose) ?? 0) + 1);
  }
  expect(tries.size).toBeGreaterThan(3);
  for (const [whose, times] of tries) expect(times, whose).toBeLessThanOrEqual(3);
}

/** Runs a command line; returns its exit code, output and files. */
async function contract(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const out = mkdtempSync(join(tmpdir(), "contract-test-"));
  const lines: string[] = [];
  const code = await main([...args, "--out", out], env, (line) => lines.push(line));
  return {
    code,
    text: lines.join("\n"),
    written: (name: string) => readFileSync(join(out, name), "utf8"),
    files: () => readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  };
}
const ALICE = { CONTRACT_ACCOUNT: "alice@example.test", CONTRACT_PASSWORD: "Passw0rd1" };

test("reading with an account has no finding and sees every call succeed", async () => {
  const { world, url } = await served.open();
  const { code, text } = await contract(["check", "--base-url", url, "--template"], ALICE);
  expect(text).toContain("no findings\n");
  expect(text).not.toContain("note");
  expect(text).toMatch(/calls seen to succeed: (\d+) of \1\n/);
  expect(code).toBe(EXIT.ok);
  expect(
    world.journal.entries().flatMap(({ patch, operationId }) => (operationId === "user.login" ? [] : patch)),
  ).toEqual([]);
});

test("money moves as the contract says, and every call is seen to succeed", async () => {
  const { world, url, control } = await served.open();
  // Record every call here, because the journal keeps only the latest ones.
  const added = vi.spyOn(world.journal, "add");
  const states = await serving(statesServer(control));
  const allowed = ["--write-to", new URL(url).host, "--money-ok", "--states", states];
  const args = ["check", "--base-url", url, "--level", "money", ...allowed];
  const { code, text, written, files } = await contract([...args, "--max-requests", "8000"]);
  expect(text).toContain("no findings\n");
  expect(text).not.toContain(" note");
  const calls = chosenCalls(readContract(PRODUCT_CONTRACT), { operations: [], template: false });
  expect(text).toContain(`calls seen to succeed: ${calls.length} of ${calls.length}\n`);
  expect(text).toMatch(/refusals seen (\d+) of \1\n/);
  expect(text).toContain(", 0 not reached");
  expect(code).toBe(EXIT.ok);
  expectManners(
    added.mock.calls.map(([entry]) => entry),
    world.store,
  );
  expectNamed(JSON.parse(written("run.har")) as Archive);
  // The reports contain no secret: no token, no password of the run and no path of its uploads.
  const names = files().map(({ name }) => name);
  const reports = names.map(written).join("\n");
  expect(names.toSorted()).toEqual([
    "coverage.json",
    "coverage.md",
    "findings.json",
    "findings.sarif",
    "findings.schema.json",
    "findings.sh",
    "junit.xml",
    "report.html",
    "run.har",
    "verdicts.ndjson",
  ]);
  expect(reports).not.toMatch(/"(?:token|[a-z_]*[pP]assword|idCard|bankcard|rightSide)\\?": ?\\?"(?!\*\*\*|\\?")/);
  expect(reports).not.toMatch(/Ct[0-9a-f]{10}|CT1234567|\/uploads\/[0-9a-f]{8}/);
  const coverage = JSON.parse(written("coverage.json")) as { succeeded: number; dimensions: Dimension[] };
  expect(coverage.succeeded).toBe(1);
  const part = Object.fromEntries(coverage.dimensions.map(({ name, seen, of }) => [name, seen / of]));
  expect(part).toMatchObject({ operations: 1 });
  // Nearly all parameters, keywords and examples are covered. A keyword counts twice: once for a request that satisfies
  // it, once for one that violates it.
  for (const name of ["parameters", "keywords", "examples"]) expect(part[name]).toBeGreaterThan(0.9);
  expect(
    new Ajv2020().validate(JSON.parse(written("findings.schema.json")), JSON.parse(written("findings.json"))),
  ).toBe(true);
});

test("warns of a call that takes longer than --max-ms, and does not fail", async () => {
  const { url } = await served.open();
  const args = ["check", "--base-url", url, "--operation", "products.index"];
  expect((await contract(args)).code).toBe(EXIT.ok);
  const slow = await contract([...args, "--max-ms", "0.001"]);
  expect(slow.text).toContain("! warning: T1 max_response_time");
  expect(slow.code).toBe(EXIT.ok);
});

test("without an account the members' calls are not reached, which fails only when coverage is required", async () => {
  const { url } = await served.open();
  const args = ["check", "--base-url", url];
  const { code, text } = await contract(args);
  expect(text).toContain("no findings\n");
  expect(text).toMatch(/calls seen to succeed: \d+ of \d+\n    not seen: /);
  expect(text).toContain("because no account was given");
  expect(code).toBe(EXIT.ok);
  const required = await contract([...args, "--require-coverage"]);
  expect(required.text).toContain("got       it was not sent: no account was given");
  expect(required.code).toBe(EXIT.findings);
});

test("a part of the checks has no finding and succeeds", async () => {
  const { url } = await served.open();
  const { code, text } = await contract(["check", "--base-url", url, "--check", "A1"]);
  expect(text).toContain("no findings\n");
  expect(code).toBe(EXIT.ok);
});

test.each([
  ["an address without a server", "http://127.0.0.1:9", EXIT.target, "cannot be reached"],
  ["no address", "example", EXIT.usage, "is not an http or https address"],
])("%s", async (_, url, exit, message) => {
  const { code, text } = await contract(["check", "--base-url", url]);
  expect(text).toContain(message);
  expect(code).toBe(exit);
});

/** Writes a profile with these lines and returns the options that select it. */
function profile(...lines: readonly string[]): string[] {
  const file = join(mkdtempSync(join(tmpdir(), "contract-test-")), "contract.profile.yaml");
  writeFileSync(file, lines.join("\n"));
  return ["--profile", file];
}

test("an expired profile entry fails the run", async () => {
  const { url } = await served.open();
  const entry = '{ check: enum_truth, operation: "*", reason: they come next year, expires: "2020-12-31" }';
  const args = ["check", "--base-url", url, "--operation", "news.index", ...profile("accept:", `  - ${entry}`)];
  const { code, text } = await contract(args);
  expect(text).toContain("an entry that is still valid; this one expired on 2020-12-31");
  expect(code).toBe(EXIT.findings);
});

test("only level read is sent to a production host, even with every confirmation", async () => {
  const { world, url } = await served.open();
  const { host, hostname } = new URL(url);
  const allowed = ["--level", "money", "--write-to", host, "--money-ok", ...profile(`production: ["${hostname}"]`)];
  const { code, text } = await contract(["check", "--base-url", url, ...allowed]);
  expect(text).toMatch(/^contract: .*production/);
  expect(text.split("\n")).toHaveLength(1);
  expect(code).toBe(EXIT.usage);
  expect(world.journal.entries()).toEqual([]);
});

test("an interrupted run reports the accounts that it has created", async () => {
  const { url } = await served.open();
  const interrupt = new AbortController();
  const options = readOptions(["--base-url", url, "--level", "write", "--write-to", new URL(url).host], {});
  const ask = createClient({ ...options, mostBytes: MOST_BYTES });
  let asked = 0;
  let askedBefore = 0;
  const send: Send = async (request) => {
    asked += 1;
    const reply = await ask(request);
    const isSet = request.path === "/api/wallet/payPassword" && reply.kind === "received" && codeOf(reply.json) === 200;
    if (isSet && request.method === "POST") {
      interrupt.abort();
      askedBefore = asked;
    }
    return reply;
  };
  const { result } = await check(options, { send, signal: interrupt.signal });
  expect(asked).toBe(askedBefore);
  expect(result.stopped).toBe("interrupted");
  for (const line of [/^account ct-.+-one@/, /-two@/, /^account ct-nobody \(.*example username\)$/])
    expect(result.created).toContainEqual(expect.stringMatching(line));
  expect(result.created).toContain("wallet.setPayPassword, accepted once");
  const summary = summaryOf(result).join("\n");
  for (const line of result.created) expect(summary).toContain(line);
  expect(exitOf(result, { minCoverage: 1, failOn: "error" })).toBe(EXIT.stopped);
});

test("people can decide within --review-wait; undecided steps are not reached", async () => {
  const { url, control } = await served.open();
  const level = ["--level", "money", "--write-to", new URL(url).host, "--money-ok", "--min-coverage", "0"];
  const args = ["check", "--base-url", url, ...level, "--check", "S3"];
  const alone = await contract(args);
  expect(alone.text).toContain("because the state reviews-approved was not arranged (--states, or --review-wait)");
  expect(alone.text).toContain("0 passed, 0 failed, 1 not reached");

  const headers = { "x-qa": "1", "content-type": "application/json" };
  const approve = async (): Promise<void> => {
    const open = await fetch(`${control}/reviews?kind=topup&state=open`);
    const { items } = (await open.json()) as { items: { id: number; user: string }[] };
    for (const { id, user } of items) {
      // Approve only after the check has seen the record under review.
      const seen = await fetch(`${control}/journal?operationId=wallet.index&user=${user}`);
      if (((await seen.json()) as { items: unknown[] }).items.length === 0) continue;
      await fetch(`${control}/reviews/${id}`, { method: "POST", headers, body: '{"decision":"approve"}' });
    }
  };
  // A poll fails if the connection was just closed; the next poll tries again.
  const looking = setInterval(() => void approve().catch(() => undefined), 20);
  const decided = await contract([...args, "--review-wait", "20"]).finally(() => clearInterval(looking));
  expect(decided.text).toContain("1 passed, 0 failed, 0 not reached");
  expect(decided.code).toBe(EXIT.ok);
});

test("an unknown command is refused with the nearest known one", async () => {
  const { code, text } = await contract(["selftst"]);
  expect(text).toContain('unknown command "selftst"; did you mean "selftest"?');
  expect(code).toBe(EXIT.usage);
});

test("a run without checks is not a success", async () => {
  const { code } = await contract(["check", "--base-url", served.address, "--operation", "nothing.*"]);
  expect(code).toBe(EXIT.usage);
});

test.each([
  [
    ["--operation", "news.*", "--operation", "walet.*"],
    '--operation "walet.*" matches nothing; did you mean "wallet.*"?',
  ],
  [["--check", "A1", "--check", "ignored_aut"], '--check "ignored_aut" matches nothing; did you mean "ignored_auth"?'],
  [["--operation", "!products.indx"], 'did you mean "products.index"?'],
])("%j is refused instead of skipping checks", async (args, message) => {
  const { code, text } = await contract(["check", "--base-url", served.address, ...args]);
  expect(text).toContain(message);
  expect(code).toBe(EXIT.usage);
});
