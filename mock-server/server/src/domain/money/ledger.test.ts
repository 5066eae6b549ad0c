import { describe, expect, test } from "vitest";
import { usdtFromWhole } from "#domain/amounts/usdt.ts";
import { asYen } from "#domain/amounts/yen.ts";
import { checkInvariants } from "#domain/invariants/invariants.ts";
import { checkTouched, type TouchedRow } from "#domain/invariants/touched-invariants.ts";
import { START, testWorld } from "#domain/test-world.ts";
import { accountBalance, availableOf, EXTERNAL, PLATFORM, reserveOf } from "./accounts.ts";
import { type Movement, post, transfer } from "./ledger.ts";

const alice = availableOf(1);
const movement = (legs: Movement["legs"]): Movement => ({ kind: "grant", ref: { kind: "grant", id: 1 }, legs });
const broken = (draft: Parameters<typeof checkInvariants>[0]) =>
  checkInvariants(draft).flatMap(({ id, ok }) => (ok ? [] : [id]));

describe("a posting", () => {
  test("moves money and keeps both balances", () => {
    const draft = testWorld();
    post(draft, movement(transfer(EXTERNAL.JPY, alice, asYen(700))), START);
    post(draft, movement(transfer(alice, reserveOf(1), asYen(300))), START);
    expect([alice, reserveOf(1), EXTERNAL.JPY].map((id) => accountBalance(draft, id))).toEqual([400, 300, -700]);
  });

  test("chains an account's transactions, newest first", () => {
    const draft = testWorld();
    const first = post(draft, movement(transfer(EXTERNAL.JPY, alice, asYen(700))), START);
    const second = post(draft, movement(transfer(alice, PLATFORM.JPY, asYen(1))), START);
    expect(draft.accounts.get(alice)?.newestTransaction).toBe(second.id);
    expect(second.legs.find((leg) => leg.account === alice)).toMatchObject({ previous: first.id, balance: 699 });
  });

  test("adds up the sides of one account and omits those that cancel out", () => {
    const draft = testWorld();
    const legs = [...transfer(EXTERNAL.JPY, PLATFORM.JPY, asYen(5)), ...transfer(PLATFORM.JPY, alice, asYen(5))];
    expect(post(draft, movement(legs), START).legs.map((leg) => leg.account)).toEqual([EXTERNAL.JPY, alice]);
  });

  test.each([
    ["a currency that does not sum to zero", "sum to zero", [{ account: alice, amount: 1 }]],
    [
      "yen against coins",
      "sum to zero",
      [
        { account: alice, amount: 1 },
        { account: PLATFORM.USDT, amount: -1 },
      ],
    ],
    ["a member below zero", "below zero", transfer(alice, PLATFORM.JPY, asYen(1))],
    ["nothing to move", "moves nothing", transfer(EXTERNAL.JPY, alice, asYen(0))],
  ])("throws on %s and changes nothing", (_, message, legs) => {
    const draft = testWorld();
    expect(() => post(draft, movement(legs), START)).toThrow(message);
    expect(draft.accounts.size + draft.transactions.size).toBe(0);
  });

  test("lets the world outside go below zero", () => {
    const draft = testWorld();
    post(draft, movement(transfer(EXTERNAL.USDT, PLATFORM.USDT, usdtFromWhole(3))), START);
    expect(accountBalance(draft, EXTERNAL.USDT)).toBe(-3_000_000);
  });
});

describe("the invariants", () => {
  test("hold in an empty world", () => expect(broken(testWorld())).toEqual([]));

  test("notice a balance that no transaction explains", () => {
    const draft = testWorld();
    draft.accounts.put(alice, { id: alice, currency: "JPY", balance: 5, newestTransaction: null });
    expect(broken(draft)).toEqual(["currencies-sum-to-zero", "balances-are-sums-of-legs"]);
    const touched: TouchedRow[] = [["accounts", alice, draft.accounts.get(alice)]];
    expect(
      checkTouched(draft, touched)
        .filter(({ ok }) => !ok)
        .map(({ id }) => id),
    ).toEqual(["balances-are-sums-of-legs"]);
  });

  test("notice a member below zero and say whose", () => {
    const draft = testWorld();
    draft.accounts.put(alice, { id: alice, currency: "JPY", balance: -5, newestTransaction: null });
    const found = checkInvariants(draft).find(({ id }) => id === "members-are-not-below-zero");
    expect(found).toEqual({ id: "members-are-not-below-zero", ok: false, detail: `${alice}: -5` });
  });
});
