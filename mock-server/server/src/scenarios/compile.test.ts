import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { checkInvariants } from "#domain/invariants/invariants.ts";
import { findMember } from "#domain/members/member.ts";
import { asEpochMs } from "#domain/time/time.ts";
import { rowsOf } from "#store/root.ts";
import { scryptPasswords } from "#worlds/passwords.ts";
import { compileFrom, compileScenario, compileScenarioEndingAt } from "./compile.ts";
import { parseScenario, ScenarioError } from "./parse.ts";
import { scenarioNames, scenarioSource } from "./registry.ts";
import { UnknownScenario } from "./scenario.ts";

const LIBRARY = scenarioNames();

describe("the library", () => {
  test("keeps the promises of the handbook", () => {
    expect(LIBRARY).toEqual(
      [
        "catalogue",
        "demo",
        "edge-text",
        "empty",
        "invite-ladder",
        "locked-pay-password",
        "long-history",
        "newcomer",
      ].concat(["rejected", "under-review", "verified-with-funds", "with-fees"]),
    );
  });

  test.each(LIBRARY)("%s compiles as it expects, with every invariant", async (name) => {
    const scenario = await compileScenario(name);
    const { file } = parseScenario(name, scenarioSource(name));
    expect(file.expect?.invariants).toBe("all");
    expect(checkInvariants(scenario.root).filter(({ ok }) => !ok)).toEqual([]);
    expect(scenario).toMatchObject({ name, about: file.about });
  });

  test.each(LIBRARY)("%s gives credentials that its members can log in with", async (name) => {
    const passwords = scryptPasswords(16);
    const { root, users } = await compileScenario(name);
    for (const { memberId, account, password, payPassword } of Object.values(users)) {
      const member = findMember(root, account);
      expect(member?.id).toBe(memberId);
      expect(await passwords.verify(password, member?.passwordHash ?? null)).toBe(true);
      expect(await passwords.verify(payPassword ?? "", member?.payPasswordHash ?? null)).toBe(payPassword !== null);
    }
  });

  test("is reproducible, also in another process", async () => {
    const names = LIBRARY.filter((name) => name !== "long-history");
    const again = await Promise.all(names.map((name) => compileFrom(name, scenarioSource)));
    const first = await Promise.all(names.map(compileScenario));
    expect(again.map(digestOf)).toEqual(first.map(digestOf));
    expect(again.map(({ now, users }) => ({ now, users }))).toEqual(first.map(({ now, users }) => ({ now, users })));
    expect(digestsOfAnotherProcess(names)).toEqual(first.map(digestOf));
  });

  test("is compiled once a process", async () => {
    expect(await compileScenario("demo")).toBe(await compileScenario("demo"));
  });

  test("can be replayed to end at a given time", async () => {
    const end = asEpochMs(Date.UTC(2027, 4, 6, 7, 8, 9, 123));
    const shifted = await compileScenarioEndingAt("demo", end);
    expect(shifted.now).toBe(end);
    expect([...shifted.root.holdings.values()].map(({ state }) => state).toSorted()).toEqual(["matured", "running"]);
    expect((await compileScenario("demo")).now).not.toBe(end);
  });

  test.each(["", "Demo", "../compile", "library/demo", "demo.yaml", "__proto__", "constructor"])(
    "accepts only known names, so there is no %j",
    (name) => expect(compileScenario(name)).rejects.toThrow(UnknownScenario),
  );
});

const digestOf = ({ root }: { root: Parameters<typeof rowsOf>[0] }): string =>
  createHash("sha256")
    .update(JSON.stringify([...rowsOf(root)]))
    .digest("hex");

function digestsOfAnotherProcess(names: readonly string[]): unknown {
  const module = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    import { createHash } from "node:crypto";
    import { compileScenario } from ${module("./compile.ts")};
    import { rowsOf } from ${module("../store/root.ts")};
    const digests = [];
    for (const name of ${JSON.stringify(names)}) {
      const { root } = await compileScenario(name);
      digests.push(createHash("sha256").update(JSON.stringify([...rowsOf(root)])).digest("hex"));
    }
    console.log(JSON.stringify(digests));`;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }));
}

const HEAD = `name: story
about: a story
extends: catalogue
users:
  alice: {account: alice@example.test, password: Passw0rd1}
`;
/** Compiles a text as the scenario "story", which can extend those of the library. */
const compileText = (text: string) => compileFrom("story", (name) => (name === "story" ? text : scenarioSource(name)));
const faultsOf = async (text: string): Promise<string> => {
  const error: unknown = await compileText(text).catch((reason: unknown) => reason);
  return error instanceof ScenarioError ? error.message : `no fault but ${String(error)}`;
};

describe("a wrong file", () => {
  test.each([
    ["is not YAML", "name: [story", /^story\.yaml:1 /],
    ["says a thing twice", "name: story\nabout: a\nabout: b", /^story\.yaml:3 .*unique/],
    ["has a tag", `${HEAD}now: !!js/function "x"`, /^story\.yaml:6 .*tag/],
    ["is empty", "", /^story\.yaml:1 \/: must be object$/],
    ["is a list", "- name: story", /^story\.yaml:1 \/: must be object$/],
    ["has another name", "name: tale\nabout: a story", /^story\.yaml:1 \/name: is "tale", but the file is "story"$/],
    ["lacks its description", "name: story", /^story\.yaml:1 \/: .*'about'/],
    [
      "says what no scenario can say",
      `${HEAD}balance: 5`,
      /^story\.yaml:6 \/balance: must NOT have additional properties$/,
    ],
    [
      "has content that there is not",
      `${HEAD}content: all`,
      /^story\.yaml:6 \/content: .*\(settings, catalogue, fees, edge-text\)$/,
    ],
    ["begins at an invalid time", `${HEAD}now: 2026-02-31T25:00:00+09:00`, /^story\.yaml:6 \/now: .*not a valid time$/],
    [
      "begins before its base ended",
      `${HEAD}now: 2020-01-01T00:00:00Z`,
      /^story\.yaml:6 \/now: is before the end of catalogue/,
    ],
    [
      "extends nothing",
      "name: story\nabout: a\nextends: ../../etc/passwd",
      /^story\.yaml:3 \/extends: there is no scenario/,
    ],
    ["extends itself", "name: story\nabout: a\nextends: story", /^story\.yaml:3 \/extends: "story" extends itself$/],
    [
      "calls a user like a step",
      "name: story\nabout: a\nusers: {review: {account: a@example.test, password: Passw0rd1}}",
      /^story\.yaml:3 \/users\/review: /,
    ],
    [
      "calls a user like a prototype",
      "name: story\nabout: a\nusers: {__proto__: {account: a@example.test, password: Passw0rd1}}",
      /^story\.yaml:3 \/users\/__proto__: must match pattern/,
    ],
    [
      "has a weak password",
      "name: story\nabout: a\nusers: {alice: {account: a@example.test, password: secret}}",
      /^story\.yaml:3 \/users\/alice\/password: /,
    ],
    [
      "is invited by a stranger",
      `${HEAD}  bob: {account: bob@example.test, password: Passw0rd1, invitedBy: carol}`,
      /^story\.yaml:6 \/users\/bob\/invitedBy: no user "carol" before/,
    ],
    [
      "has an account twice",
      `${HEAD}  bob: {account: ALICE@example.test, password: Passw0rd1}`,
      /^story\.yaml:6 \/users\/bob: refused: account-taken at email$/,
    ],
    [
      "has an account of no form",
      `${HEAD}  bob: {account: "b b", password: Passw0rd1}`,
      /^story\.yaml:6 \/users\/bob: refused: bad-username/,
    ],
    [
      "does two things in a step",
      `${HEAD}given:\n  - advance: P1D\n  - {advance: P1D, policy: {}}`,
      /^story\.yaml:8 \/given\/1: .*more than 1/,
    ],
    [
      "knows another command",
      `${HEAD}given:\n  - alice: {steal: 5}`,
      /^story\.yaml:7 \/given\/0\/alice\/steal: must NOT have additional properties$/,
    ],
    [
      "writes a number for digits",
      `${HEAD}given:\n  - alice: {setPayPassword: 123456}`,
      /^story\.yaml:7 \/given\/0\/alice\/setPayPassword: must be string$/,
    ],
    [
      "sells for a fraction",
      `${HEAD}given:\n  - alice: {buy: {product: 1, price: 0.5}}`,
      /\/given\/0\/alice\/buy\/price: must be integer/,
    ],
    [
      "waits for no duration",
      `${HEAD}given:\n  - advance: tomorrow`,
      /^story\.yaml:7 \/given\/0\/advance: must match pattern/,
    ],
    [
      "waits for months in a policy",
      `${HEAD}policy: {topup: {after: P1M, then: approve}}`,
      /^story\.yaml:6 \/policy\/topup\/after: must NOT be valid$/,
    ],
    [
      "speaks of a stranger",
      `${HEAD}given:\n  - carol: {claimReward: {}}`,
      /^story\.yaml:7 \/given\/0\/carol: no user "carol"; there is alice$/,
    ],
    [
      "decides a review that does not exist",
      `${HEAD}given:\n  - review: {of: alice.topup, decision: approve}`,
      /^story\.yaml:7 \/given\/0\/review\/of: alice has no open review of topup$/,
    ],
    [
      "expects of a stranger",
      `${HEAD}expect: {carol: {balance: 0}}`,
      /^story\.yaml:6 \/expect\/carol: no user "carol"; there is alice$/,
    ],
    [
      "expects another balance",
      `${HEAD}expect:\n  alice:\n    balance: 5`,
      /^story\.yaml:8 \/expect\/alice\/balance: expected 5, found 0$/,
    ],
  ])("that %s is reported with its position", async (_, text, expected) => {
    expect(await faultsOf(text)).toMatch(expected);
  });

  test("reports all errors of its form at once", async () => {
    const faults = await faultsOf(`${HEAD}given:\n  - alice: {steal: 5}\n  - advance: 5\n`);
    expect(faults.split("\n")).toHaveLength(2);
  });

  test("with a refused step is reported with the rule's reason", async () => {
    const text = `${HEAD}given:
  - repeat:
      times: 2
      steps:
        - alice: {grant: {currency: JPY, amount: 10000}}
        - alice: {buy: {product: 1, price: 9999}}`;
    expect(await faultsOf(text)).toBe(
      'story.yaml:11 /given/0/repeat/steps/1/alice/buy: refused: below-minimum at price {"minimum":10000}',
    );
  });

  test("that grows by its aliases is refused", async () => {
    const bomb = ["a: &a [1,1,1,1,1,1,1,1]"];
    for (let n = 1; n < 9; n += 1) {
      const [before, name] = ["abcdefghi".charAt(n - 1), "abcdefghi".charAt(n)];
      bomb.push(`${name}: &${name} [${Array(8).fill(`*${before}`).join(",")}]`);
    }
    expect(await faultsOf(bomb.join("\n"))).toMatch(/^story\.yaml:1 .*alias/);
  });
});

describe("a history", () => {
  test("gives each commit a millisecond of its own", async () => {
    const { root, now } = await compileText(`${HEAD}given:\n  - alice: {grant: {currency: JPY, amount: 5}}`);
    const start = Date.parse("2026-01-15T09:00:00+09:00");
    expect([...root.members.values()].map(({ createdAt }) => createdAt - start)).toEqual([1]);
    expect([...root.transactions.values()].map(({ at }) => at - start)).toEqual([2]);
    expect(now - start).toBe(2);
  });

  test("runs due jobs at their own time, in order", async () => {
    const { root } = await compileText(`${HEAD}policy: {topup: {after: PT10M, then: approve}}
given:
  - alice: {topUpBank: {amount: 90000}}
  - advance: PT5M
  - alice: {topUpBank: {amount: 1000}}
  - advance: P1D
  - alice: {buy: {product: 3, price: 20000}}
  - advance: P40D`);
    const start = Date.parse("2026-01-15T09:00:00+09:00");
    const transactions = [...root.transactions.values()].toSorted((a, b) => a.id - b.id);
    const minutes = transactions.map(({ kind, at }) => `${kind} ${Math.floor((at - start) / 60_000)}`);
    expect(minutes).toEqual(["top-up 10", "top-up 15", "purchase 1445", `maturity ${1445 + 30 * 1440}`]);
    expect(root.jobs.size).toBe(0);
  });

  test("begins where its base ended and knows its users", async () => {
    const text =
      "name: story\nabout: a\nextends: verified-with-funds\ngiven:\n  - bob: {grant: {currency: USDT, amount: 10}}";
    const base = await compileScenario("verified-with-funds");
    const { now, users } = await compileText(`${text}\nexpect: {alice: {balance: 400000}, bob: {balance: 1570}}`);
    expect(users).toEqual(base.users);
    expect(now).toBe(base.now + 1);
  });
});
