import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { asYen } from "#domain/amounts/yen.ts";
import { requestBankTopUp } from "#domain/wallet/top-up.ts";
import { serverForEachTest } from "#qa/test-server.ts";
import { putUpload } from "#qa/test-upload.ts";
import type { JournalEntry } from "#worlds/journal.ts";
import { testEntry } from "#worlds/test-entry.ts";

const path = { world: "a" };
const server = serverForEachTest("newcomer");
let alice: number;
const note = (fields: Partial<JournalEntry> = {}): void =>
  server.world().journal.add(
    testEntry({
      operationId: "wallet.bankWithdrawal",
      method: "POST",
      path: "/api/wallet/bankWithdrawal",
      memberId: alice,
      request: { headers: { "accept-language": "ja" }, body: { amount: 5000 } },
      reply: { status: 200, code: 200, body: { code: 200, data: { id: 1 } } },
      idempotencyKey: "key-0001",
      ...fields,
    }),
  );
const verify = (body: components["schemas"]["Verification"]) => server.call("qa.verifyJournal", { path, body });

beforeEach(() => {
  alice = server.world().handles.get("alice")?.memberId ?? 0;
});

describe("names in a match", () => {
  test("may be inherited names of objects", async () => {
    const names = ["toString", "hasOwnProperty", "__proto__", "constructor", "length"];
    note({ path: `/api/news/index?${names.map((name) => `${name}=1`).join("&")}` });
    for (const name of names) {
      expect(await verify({ match: { query: { [name]: "1" } } }), name).toMatchObject({ ok: true, count: 1 });
      expect(await verify({ match: { headers: { [name]: "1" } } }), name).toMatchObject({ ok: false, count: 0 });
      expect(await verify({ match: { body: { [`/${name}`]: "1" } } }), name).toMatchObject({ ok: false, count: 0 });
    }
  });
  test("are limited to the length that the reply can show", async () => {
    note();
    for (const part of ["query", "headers"] as const) {
      const found = await verify({ match: { [part]: { ["~".repeat(250)]: "1" } } });
      expect(found.nearest[0]?.misses[0]?.pointer.endsWith("~0".repeat(250))).toBe(true);
      const longer = { match: { [part]: { ["x".repeat(251)]: "1" } } };
      await expect(verify(longer)).rejects.toThrow("must NOT have more than 250 characters");
    }
  });
});

describe("how many calls match", () => {
  test("is at least one, or as many as requested", async () => {
    const match = { operationId: "wallet.bankWithdrawal" };
    expect(await verify({ match })).toMatchObject({ ok: false, count: 0, nearest: [] });
    note();
    note();
    expect(await verify({ match })).toEqual({ ok: true, count: 2, matched: [1, 2], inOrder: null, nearest: [] });
    for (const [count, ok] of [
      [{ exactly: 2 }, true],
      [{ exactly: 1 }, false],
      [{ min: 3 }, false],
      [{ max: 2 }, true],
      [{ max: 1 }, false],
      [{ min: 1, max: 3 }, true],
    ] as const)
      expect((await verify({ match, count })).ok, JSON.stringify(count)).toBe(ok);
    expect(await verify({ match, after: 1 })).toMatchObject({ count: 1, matched: [2] });
    expect(await verify({ match: { operationId: "wallet.recharge" }, count: { exactly: 0 } })).toMatchObject({
      ok: true,
    });
  });

  test("is not counted for impossible calls, which would never match", async () => {
    const refusal = (match: object) =>
      server.refusal("qa.verifyJournal", { path, body: { match, count: { exactly: 0 } } });
    for (const [match, error, pointer] of [
      [{ operationId: "wallet.bankWithdrawl" }, "unknown-operation", "/body/match/operationId"],
      [{ tag: "walet" }, "matches-nothing", "/body/match"],
      [{ path: "/api/wallet/bankWithdrawl" }, "matches-nothing", "/body/match"],
      [{ operationId: "products.buy", method: "GET" }, "matches-nothing", "/body/match"],
      [{ outcome: "okay" }, "unknown-outcome", "/body/match/outcome"],
    ] as const)
      expect(await refusal(match), JSON.stringify(match)).toBe(`422 ${error} ${pointer}`);
    const query = { operationId: "wallet.bankWithdrawl" };
    expect(await server.refusal("qa.getJournal", { path, query })).toBe("422 unknown-operation /query/operationId");
    for (const match of [
      { operationId: "qa.resetWorld" },
      { path: "/api/wallet/*" },
      { outcome: "insufficient-balance" },
    ])
      expect(await verify({ match, count: { exactly: 0 } }), JSON.stringify(match)).toMatchObject({ ok: true });
  });

  test("can be checked for every part of a call", async () => {
    note({
      path: "/api/wallet/index?type=2&page=1",
      operationId: "wallet.index",
      method: "GET",
      fault: { id: 3, label: null, effect: "abort reset", when: "after" },
      reply: { status: 503, code: 503, body: { code: 503, data: { rows: [{ amount: 7 }] } } },
      outcome: "503",
    });
    for (const match of [
      { tag: "wallet" },
      { method: "GET" as const },
      { path: "/api/wallet/index" },
      { path: "/api/wallet/*" },
      { user: "alice" },
      { query: { type: "2" } },
      { headers: { "Accept-Language": "ja" } },
      { body: { "/amount": 5000 } },
      { body: { "": { amount: 5000 } } },
      { status: 503, code: 503, outcome: "503" },
      { reply: { "/data/rows/0/amount": 7 } },
      { idempotencyKey: "key-0001" },
      { fault: 3 },
      { fault: true },
    ])
      expect(await verify({ match }), JSON.stringify(match)).toMatchObject({ ok: true });
    for (const match of [{ query: { type: "1" } }, { body: { "/amount": "5000" } }, { fault: false }, { fault: 4 }])
      expect(await verify({ match }), JSON.stringify(match)).toMatchObject({ ok: false });
  });
});

test("lists the three nearest calls with their differences", async () => {
  for (const amount of [1, 2, 3, 4]) note({ request: { headers: {}, body: { amount } } });
  note({
    operationId: "wallet.recharge",
    path: "/api/wallet/recharge",
    request: { headers: {}, body: { amount: 5000 } },
  });
  note({ memberId: null, request: { headers: {}, body: { amount: 5 } } });
  const { ok, nearest } = await verify({
    match: { operationId: "wallet.bankWithdrawal", user: "alice", body: { "/amount": 5000 } },
  });
  expect(ok).toBe(false);
  expect(nearest.map(({ seq }) => seq)).toEqual([4, 3, 2]);
  expect(nearest[0]).toMatchObject({ misses: [{ pointer: "/request/body/amount", wanted: 5000, found: 4 }] });
  const { nearest: visitors } = await verify({ match: { user: "alice", body: { "/amount": 5 } } });
  expect(visitors[0]).toMatchObject({ seq: 6, misses: [{ pointer: "/user", wanted: "alice", found: null }] });
});

test("matches a sequence with other calls in between, and reports the missing ones", async () => {
  note({ operationId: "wallet.recharge" });
  note();
  note({ operationId: "wallet.index" });
  const [first, second] = [{ operationId: "wallet.recharge" }, { operationId: "wallet.index" }];
  expect(await verify({ sequence: [first, second] })).toMatchObject({ ok: true, inOrder: true, matched: [1, 3] });
  expect(await verify({ sequence: [second, first] })).toMatchObject({
    ok: false,
    inOrder: false,
    count: 1,
    matched: [3],
  });
  expect(await verify({ sequence: [first], after: 1 })).toMatchObject({ ok: false });
});

describe("waiting", () => {
  test("ends as soon as the calls match", async () => {
    const match = { operationId: "wallet.bankWithdrawal" };
    const waiting = verify({ match, count: { exactly: 2 }, within: 30_000 });
    note();
    note({ operationId: "wallet.index" });
    note();
    expect(await waiting).toMatchObject({ ok: true, matched: [1, 3] });
  });
  test("ends as soon as the calls can no longer match, and after its time", async () => {
    const match = { operationId: "wallet.bankWithdrawal" };
    const tooMany = verify({ match, count: { max: 0 }, within: 30_000 });
    note();
    expect(await tooMany).toMatchObject({ ok: false, count: 1 });
    expect(await verify({ match, count: { exactly: 2 }, within: 5 })).toMatchObject({ ok: false, count: 1 });
  });
  test("ends with the world, and when the client disconnects", async () => {
    const gone = new AbortController();
    const body = { match: { operationId: "wallet.index" }, within: 30_000 };
    const left = server.call("qa.verifyJournal", { path, body, disconnected: () => gone.signal });
    const ended = verify(body);
    gone.abort();
    expect(await left).toMatchObject({ ok: false });
    await server.call("qa.deleteWorld", { path });
    expect(await ended).toMatchObject({ ok: false });
  });
  test("for a review returns it when it is created", async () => {
    const query = { kind: "topup", state: "open", user: "alice", within: 30_000 } as const;
    const waiting = server.call("qa.listReviews", { path, query });
    await server.call("qa.createUser", { path, body: { handle: "erin", persona: "funded" } });
    await server.call("qa.grantUser", { path: { world: "a", user: "alice" }, body: { currency: "JPY", amount: 7 } });
    const receipt = await putUpload(server.world(), "r.png", "r");
    const command = { memberId: alice, amount: asYen(5), receipt };
    await server.world().store.transact((draft, now) => requestBankTopUp(draft, command, now));
    expect((await waiting).items).toMatchObject([{ kind: "topup", user: "alice", amount: 5 }]);
    const none = await server.call("qa.listReviews", { path, query: { kind: "support", within: 5 } });
    expect(none.items).toEqual([]);
  });
});

test("rejects contradictory requests with their pointers", async () => {
  for (const [error, body] of [
    ["match-or-sequence", {}],
    ["match-or-sequence", { match: {}, sequence: [{}] }],
    ["count-of-match", { sequence: [{}], count: { min: 1 } }],
    ["two-counts", { match: {}, count: { exactly: 1, min: 1 } }],
    ["two-counts", { match: {}, count: { min: 2, max: 1 } }],
    ["secret", { match: { body: { "/password": "x" } } }],
  ] as const)
    expect(await server.refusal("qa.verifyJournal", { path, body: body as never }), error).toMatch(
      `422 ${error} /body`,
    );
  const nobody = { match: { user: "nobody" } };
  expect(await server.refusal("qa.verifyJournal", { path, body: nobody })).toBe("404 unknown-user /body/match/user");
});
