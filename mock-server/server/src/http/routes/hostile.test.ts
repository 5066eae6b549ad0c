// Every call with many kinds of wrong input: a documented status, and no change unless the call succeeded.
import type { Call } from "@hashgrove/contract/contract.ts";
import { lookUp } from "@hashgrove/contract/document.ts";
import { afterAll, describe, expect, test } from "vitest";
import type { Member } from "#domain/state.ts";
import { contract, type TestReply, type CallInput, testApp } from "#http/testing/test-app.ts";
import { HOSTILE, WRONG } from "#http/testing/test-hostile.ts";
import { prepareWorld, type Recipe } from "#http/testing/test-matrix.ts";
import { recipeOf } from "#http/testing/test-recipes.ts";
import type { Root } from "#store/root.ts";
import type { World } from "#worlds/world.ts";

const app = await testApp();
afterAll(() => app.fastify.close());

type Schema = { readonly properties?: Readonly<Record<string, unknown>> };
/** The schema at a pointer of the contract, with references resolved. */
function schemaAt(pointer: string): Schema {
  return lookUp(contract.document, pointer).node;
}
const fieldsOf = (call: Call): string[] =>
  call.body?.type === "json" ? Object.keys(schemaAt(call.body.pointer).properties ?? {}) : [];
const parametersOf = ({ query }: Call): string[] => Object.keys(query.properties as object);

/** Wrong variants of a successful recipe, each with a name. */
function* attacks(call: Call, ok: Recipe): Generator<[what: string, sent: CallInput]> {
  const body = ok.body as Record<string, unknown> | undefined;
  for (const field of fieldsOf(call)) {
    const { [field]: _left, ...others } = body ?? {};
    yield [`without ${field}`, { ...ok, body: others }];
    for (const value of WRONG)
      yield [`${field} ${JSON.stringify(value).slice(0, 60)}`, { ...ok, body: { ...body, [field]: value } }];
  }
  if (call.body?.type === "json") {
    for (const value of WRONG) yield [`body ${JSON.stringify(value).slice(0, 60)}`, { ...ok, body: value }];
    yield ["an added field", { ...ok, body: { ...body, isAdmin: true } }];
    yield [
      "every field hostile",
      { ...ok, body: Object.fromEntries(fieldsOf(call).map((field) => [field, HOSTILE[0]])) },
    ];
  }
  for (const name of parametersOf(call)) {
    const { [name]: _left, ...others } = ok.query ?? {};
    yield [`without ?${name}`, { ...ok, query: others }];
    for (const value of WRONG) {
      // Replaces lone surrogates, which no URL can contain, and skips texts that are too long for a URL.
      const text = typeof value === "string" ? value.toWellFormed() : JSON.stringify(value);
      if (text.length < 8000) yield [`?${name}=${text.slice(0, 60)}`, { ...ok, query: { ...ok.query, [name]: text } }];
    }
    yield [`?${name} twice`, { ...ok, query: { ...ok.query, [name]: ["1", "1"] } }];
  }
  for (const key of ["", "short", "x".repeat(65), "with space", "<script>", "é", "../../a"])
    yield [
      `the key ${key}`,
      { ...ok, headers: { ...ok.headers, "idempotency-key": Buffer.from(key).toString("latin1") } },
    ];
}

const withoutFailures = (member: Member): unknown => ({ ...member, loginFailures: null, payPasswordFailures: null });
/**
 * Tables that a wrong password may change, also for an unknown account. Counting the attempt is a commit, which moves a
 * frozen clock ("clocks") and may number the unknown name ("sequences").
 */
const COUNTED: ReadonlySet<string> = new Set(["members", "strangers", "strangerPlaces", "sequences", "clocks"]);
/** Whether two states are equal, apart from wrong password attempts, which are counted although they are refused. */
function isUnchanged(after: Root, before: Root): boolean {
  if (after === before) return true;
  if (
    Object.keys(before).some(
      (table) => !COUNTED.has(table) && after[table as keyof Root] !== before[table as keyof Root],
    )
  )
    return false;
  return [...before.members].every(([id, member]) => {
    const now = after.members.get(id);
    return now !== undefined && JSON.stringify(withoutFailures(now)) === JSON.stringify(withoutFailures(member));
  });
}

function problemOf(call: Call, { status, headers, code }: TestReply): string | null {
  if (!call.replies.has(status) || status >= 500)
    return `answered ${status}: ${String(headers["x-contract-violation"])}`;
  if (headers["x-contract-violation"] !== undefined) return String(headers["x-contract-violation"]);
  return status !== 200 && status !== code ? `said ${code} under ${status}` : null;
}

describe("with any input", () => {
  test.each(contract.calls.map((call) => [call.operationId, call] as const))(
    "%s replies as documented",
    async (id, call) => {
      const ok = recipeOf(id);
      const { world, call: send } = await prepareWorld(app, ok);
      const [before, template] = [world.store.root(), world.backOffice];
      const problems: string[] = [];
      for (const [what, sent] of attacks(call, ok)) {
        const reply = await send(id, sent);
        const problem = problemOf(call, reply);
        if (problem) problems.push(`${what} ${problem}`);
        const isAccepted = call.envelope === "template" ? reply.code === 0 : reply.reason === undefined;
        const hasSucceeded = reply.status === 200 && isAccepted;
        if (!hasSucceeded && !(isUnchanged(world.store.root(), before) && world.backOffice === template))
          problems.push(`${what} changed the state`);
        await rewind(world, before, template);
      }
      expect(problems).toEqual([]);
    },
  );
});

async function rewind(world: World, root: Root, backOffice: World["backOffice"]): Promise<void> {
  if (world.store.root() !== root) await world.store.replace(root);
  world.backOffice = backOffice;
}

describe("an unauthenticated client", () => {
  const secured = contract.calls.filter((call) => call.secured);
  const TOKENS = [
    undefined,
    "",
    " ",
    "Bearer",
    "Bearer ",
    "undefined",
    "null",
    "x".repeat(43),
    "x".repeat(8000),
    "../../sessions",
    "__proto__",
    "é".repeat(10),
    "Basic YWxpY2U6UGFzc3cwcmQx",
  ];
  test.each(secured.map((call) => [call.operationId, call] as const))("gets 401 from %s", async (id, call) => {
    const ok = recipeOf(id);
    const { world } = await prepareWorld(app, ok);
    const before = world.store.root();
    for (const token of TOKENS) {
      const authorization = token === undefined ? undefined : Buffer.from(token).toString("latin1");
      const reply = await app.call(world, id, { ...ok, as: undefined, token: authorization });
      expect(reply, String(token)).toMatchObject({ status: 401, code: 401, data: null });
      const old = await app.call(world, id, {
        ...ok,
        as: undefined,
        headers: { ...ok.headers, token: authorization ?? "" },
      });
      expect(old.status).toBe(401);
      const asked = await app.call(world, id, { ...ok, as: undefined, query: { ...ok.query, token: token ?? "" } });
      expect(asked.status).toBe(401);
    }
    expect(world.store.root()).toBe(before);
    expect(call.replies.has(401)).toBe(true);
  });

  test("every secured call documents 401, and no other call returns it", async () => {
    for (const { operationId, replies, secured, envelope } of contract.calls) {
      if (envelope !== "template") expect(replies.has(401), operationId).toBe(secured);
      if (secured) continue;
      const ok = recipeOf(operationId);
      const { world } = await prepareWorld(app, ok);
      const reply = await app.call(world, operationId, { ...ok, as: undefined, token: "x".repeat(43) });
      expect(reply.status, operationId).not.toBe(401);
    }
  });
});

test("accepts a token raw, as Bearer, in the header token and, where documented, in the query, in this order", async () => {
  const world = await app.open();
  const [alice, bob] = await Promise.all([app.token(world, "alice"), app.token(world, "bob")]);
  const whose = async (sent: CallInput): Promise<string> =>
    ((await app.call(world, "user.getAssets", sent)).data as { balance: number }).balance > 0 ? "Alice" : "Bob";
  expect(await whose({ token: bob })).toBe("Bob");
  expect(await whose({ token: alice })).toBe("Alice");
  expect(await whose({ token: `Bearer ${bob}` })).toBe("Bob");
  expect(await whose({ token: `bearer   ${bob} ` })).toBe("Bob");
  expect(await whose({ headers: { token: bob } })).toBe("Bob");
  expect(await whose({ query: { token: bob } })).toBe("Bob");
  expect(await whose({ token: alice, headers: { token: bob }, query: { token: bob } })).toBe("Alice");
  expect(await whose({ headers: { token: alice }, query: { token: bob } })).toBe("Alice");
});

describe("another member's", () => {
  const OWN_IDS: readonly [id: string, sent: (own: number) => CallInput][] = [
    ["orders.getAssetsList", (uid) => ({ query: { uid } })],
    ["orders.getMyFunds", (uid) => ({ query: { uid } })],
    ["user.authenticationInfo", (id) => ({ body: { ...(recipeOf("user.authenticationInfo").body as object), id } })],
    ["user.updateUserInfo", (id) => ({ body: { email: "new@example.test", id } })],
    ["wallet.setPayPassword", (id) => ({ body: { payPassword: "654321", rePayPassword: "654321", id } })],
  ];
  test.each(OWN_IDS)("id gets 403 in %s, and changes nothing for either", async (id, sent) => {
    const { world, call } = await prepareWorld(app, {});
    const before = world.store.root();
    for (const [as, own] of [
      ["alice", 2],
      ["bob", 1],
      ["alice", 999_999],
    ] as const) {
      expect(await call(id, { as, ...sent(own) })).toMatchObject({ status: 403, code: 403, data: null });
    }
    expect(world.store.root()).toBe(before);
    expect((await call(id, { as: "bob", ...sent(2) })).status).toBe(200);
  });

  test("upload, record and withdrawal look as if they did not exist", async () => {
    const { world, call } = await prepareWorld(app, { in: "under-review" });
    await call("user.register", { body: { username: "carol", password: "Passw0rd1", re_password: "Passw0rd1" } });
    const login = await call("user.login", { body: { account: "carol", password: "Passw0rd1" } });
    const { token } = (login.data as { userinfo: { token: string } }).userinfo;
    const before = world.store.root();
    const cancelled = await app.call(world, "wallet.cancelWithdrawal", { token, body: { id: 3 } });
    const nobodys = await app.call(world, "wallet.cancelWithdrawal", { token, body: { id: 999 } });
    expect(cancelled.text).toBe(nobodys.text);
    expect(cancelled.reason).toBe("unknown-record");
    const image = world.store.read().records.get(1)?.receipt ?? "";
    expect((await app.call(world, "wallet.bankRecharge", { token, body: { amount: 1, image } })).reason).toBe(
      "unknown-upload",
    );
    expect(world.store.root()).toBe(before);
    for (const direction of [1, 2]) {
      const list = await app.call(world, "wallet.index", { token, query: { type: direction, payType: 2 } });
      expect(list.data).toMatchObject({ list: [], total: 0 });
    }
  });
});
