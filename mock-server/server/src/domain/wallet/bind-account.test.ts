import { describe, expect, test } from "vitest";
import { bindingOf, boundText } from "#domain/reviews/bindings.ts";
import { decideReview, DEFAULT_POLICIES } from "#domain/reviews/reviews.ts";
import type { BankAccount, Chain, Draft } from "#domain/state.ts";
import { accepted, addMember, START, testWorld } from "#domain/test-world.ts";
import { bindAddress, bindBankAccount } from "./bind-account.ts";

const ACCOUNT: BankAccount = {
  bankName: "Test Bank",
  branchName: "Tokyo",
  branchCode: "001",
  number: "1234567",
  holder: "SATO",
};
const bind = (draft: Draft, memberId: number, change: Partial<BankAccount> = {}) =>
  bindBankAccount(draft, { memberId, account: { ...ACCOUNT, ...change } }, START);

function world(byHand = false): { draft: Draft; alice: number } {
  const draft = testWorld();
  if (byHand) draft.policies.put("main", { ...DEFAULT_POLICIES, wallet: "manual" });
  return { draft, alice: addMember(draft, "alice").id };
}

describe("binding a bank account", () => {
  test("holds at once under the default policy, and once only", () => {
    const { draft, alice } = world();
    expect(accepted(bind(draft, alice, { bankName: " Test Bank " }))).toMatchObject({ state: "bound", bank: ACCOUNT });
    expect(bind(draft, alice)).toMatchObject({ reason: "already-bound" });
  });

  test.each([
    ["required", "bankName", { bankName: " " }],
    ["required", "branchName", { branchName: "" }],
    ["required", "number", { number: "" }],
    ["required", "holder", { holder: "" }],
    ["required", "branchCode", { branchCode: "" }],
    ["bad-bank-card", "number", { number: "12-34" }],
  ] as const)("is refused as %s at %s", (reason, field, change) => {
    const { draft, alice } = world();
    expect(bind(draft, alice, change)).toMatchObject({ reason, field });
    expect(draft.bindings.size + draft.reviews.size).toBe(0);
  });

  test("waits where reviews are made by hand, and can be tried again after a rejection", () => {
    const { draft, alice } = world(true);
    expect(accepted(bind(draft, alice)).state).toBe("in-review");
    expect(bind(draft, alice)).toMatchObject({ reason: "already-bound" });
    accepted(decideReview(draft, { reviewId: 1, decision: "reject", reason: "wrong holder" }, START));
    expect(bindingOf(draft, alice, "bank")).toMatchObject({ state: "none", bank: null, reason: "wrong holder" });
    accepted(bind(draft, alice));
    accepted(decideReview(draft, { reviewId: 2, decision: "approve" }, START));
    expect(bindingOf(draft, alice, "bank")).toMatchObject({ state: "bound", reason: null });
  });

  test("can be reopened once bound, so that the member binds again", () => {
    const { draft, alice } = world();
    accepted(bind(draft, alice));
    const reopen = () => decideReview(draft, { reviewId: 1, decision: "reopen", reason: "name differs" }, START);
    accepted(reopen());
    expect(bindingOf(draft, alice, "bank")).toMatchObject({ state: "reopened", bank: null, reason: "name differs" });
    expect(reopen()).toMatchObject({ reason: "not-reopenable" });
    expect(accepted(bind(draft, alice)).state).toBe("bound");
  });
});

describe("binding an address", () => {
  const address = "TYUXKHp7XE9c2pheJwYeb9M4TpteQWQ5Bb";
  const give = (
    draft: Draft,
    memberId: number,
    text: string,
    verdict: "valid" | "bad-address" | "wrong-chain-address",
  ) => bindAddress(draft, { memberId, chain: "TRC20", address: text, check: () => verdict }, START);

  test("passes on the result of the check", () => {
    const { draft, alice } = world();
    expect(give(draft, alice, " ", "valid")).toMatchObject({ reason: "required", field: "address" });
    expect(give(draft, alice, "x", "bad-address")).toMatchObject({ reason: "bad-address", field: "address" });
    expect(give(draft, alice, "x", "wrong-chain-address")).toMatchObject({ reason: "wrong-chain-address" });
    expect(accepted(give(draft, alice, ` ${address} `, "valid"))).toMatchObject({ state: "bound", address });
  });

  test("is refused for the platform's deposit address on the chain, in any case for ERC20", () => {
    const { draft, alice } = world();
    const on = (chain: Chain, text: string) =>
      bindAddress(draft, { memberId: alice, chain, address: text, check: () => "valid" }, START);
    const refused = { reason: "platform-address", field: "address" };
    expect(on("TRC20", " trc-deposit ")).toMatchObject(refused);
    expect(on("ERC20", "ERC-Deposit")).toMatchObject(refused);
    expect(bindingOf(draft, alice, "TRC20").state).toBe("none");
    accepted(on("TRC20", "TRC-deposit"));
    expect(on("TRC20", "trc-deposit"), "before what is bound").toMatchObject(refused);
  });

  test("is separate for each chain", () => {
    const { draft, alice } = world();
    accepted(give(draft, alice, address, "valid"));
    expect(give(draft, alice, address, "valid")).toMatchObject({ reason: "already-bound" });
    expect(bindingOf(draft, alice, "ERC20").state).toBe("none");
  });
});

test.each([
  ["1234567", "Test Bank ****4567"],
  ["1234", "Test Bank ****"],
])("account number %s is shown as %s", (number, shown) => {
  const { draft, alice } = world();
  expect(boundText(accepted(bind(draft, alice, { number })))).toBe(shown);
});
