import { beforeEach, describe, expect, test } from "vitest";
import { bindingOf, boundText } from "#domain/reviews/bindings.ts";
import { decideReview, DEFAULT_POLICIES } from "#domain/reviews/reviews.ts";
import type { BankAccount, Chain, Draft, MemberId } from "#domain/state.ts";
import { ACCOUNT, accepted, addMember, decide, START, testWorld } from "#domain/test-world.ts";
import { type AddressCheck, bindAddress, bindBankAccount } from "./bind-account.ts";

let draft: Draft;
let alice: MemberId;
beforeEach(() => {
  draft = testWorld();
  alice = addMember(draft, "alice").id;
});
const bind = (change: Partial<BankAccount> = {}) =>
  bindBankAccount(draft, { memberId: alice, account: { ...ACCOUNT, ...change } }, START);
const bindOn = (chain: Chain, address: string, verdict: ReturnType<AddressCheck> = "valid") =>
  bindAddress(draft, { memberId: alice, chain, address, check: () => verdict }, START);

describe("binding a bank account", () => {
  test("holds at once under the default policy, and once only", () => {
    expect(accepted(bind({ bankName: " Test Bank " }))).toMatchObject({ state: "bound", bank: ACCOUNT });
    expect(bind()).toMatchObject({ reason: "already-bound" });
  });

  test.each([
    ["required", "bankName", { bankName: " " }],
    ["required", "branchName", { branchName: "" }],
    ["required", "number", { number: "" }],
    ["required", "holder", { holder: "" }],
    ["required", "branchCode", { branchCode: "" }],
    ["bad-bank-card", "number", { number: "12-34" }],
  ] as const)("is refused as %s at %s", (reason, field, change) => {
    expect(bind(change)).toMatchObject({ reason, field });
    expect(draft.bindings.size + draft.reviews.size).toBe(0);
  });

  test("waits where reviews are made by hand, and can be tried again after a rejection", () => {
    draft.policies.put("main", { ...DEFAULT_POLICIES, wallet: "manual" });
    expect(accepted(bind()).state).toBe("in-review");
    expect(bind()).toMatchObject({ reason: "already-bound" });
    decide(draft, 1, "reject", "wrong holder");
    expect(bindingOf(draft, alice, "bank")).toMatchObject({ state: "none", bank: null, reason: "wrong holder" });
    accepted(bind());
    decide(draft, 2, "approve");
    expect(bindingOf(draft, alice, "bank")).toMatchObject({ state: "bound", reason: null });
  });

  test("can be reopened once bound, so that the member binds again", () => {
    accepted(bind());
    const reopen = () => decideReview(draft, { reviewId: 1, decision: "reopen", reason: "name differs" }, START);
    accepted(reopen());
    expect(bindingOf(draft, alice, "bank")).toMatchObject({ state: "reopened", bank: null, reason: "name differs" });
    expect(reopen()).toMatchObject({ reason: "not-reopenable" });
    expect(accepted(bind()).state).toBe("bound");
  });
});

describe("binding an address", () => {
  const address = "TYUXKHp7XE9c2pheJwYeb9M4TpteQWQ5Bb";

  test("passes on the result of the check", () => {
    expect(bindOn("TRC20", " ")).toMatchObject({ reason: "required", field: "address" });
    expect(bindOn("TRC20", "x", "bad-address")).toMatchObject({ reason: "bad-address", field: "address" });
    expect(bindOn("TRC20", "x", "wrong-chain-address")).toMatchObject({ reason: "wrong-chain-address" });
    expect(accepted(bindOn("TRC20", ` ${address} `))).toMatchObject({ state: "bound", address });
  });

  test("is refused for the platform's deposit address on the chain, in any case for ERC20", () => {
    const refused = { reason: "platform-address", field: "address" };
    expect(bindOn("TRC20", " trc-deposit ")).toMatchObject(refused);
    expect(bindOn("ERC20", "ERC-Deposit")).toMatchObject(refused);
    expect(bindingOf(draft, alice, "TRC20").state).toBe("none");
    accepted(bindOn("TRC20", "TRC-deposit"));
    expect(bindOn("TRC20", "trc-deposit"), "before what is bound").toMatchObject(refused);
  });

  test("is separate for each chain", () => {
    accepted(bindOn("TRC20", address));
    expect(bindOn("TRC20", address)).toMatchObject({ reason: "already-bound" });
    expect(bindingOf(draft, alice, "ERC20").state).toBe("none");
  });
});

test.each([
  ["1234567", "Test Bank ****4567"],
  ["1234", "Test Bank ****"],
])("account number %s is shown as %s", (number, shown) => {
  expect(boundText(accepted(bind({ number })))).toBe(shown);
});
