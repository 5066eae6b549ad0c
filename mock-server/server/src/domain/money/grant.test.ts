import { expect, test } from "vitest";
import { usdtFromWhole } from "#domain/amounts/usdt.ts";
import { asYen } from "#domain/amounts/yen.ts";
import { accepted, addMember, expectSound, START, testWorld } from "#domain/test-world.ts";
import { accountBalance, QA_EQUITY } from "./accounts.ts";
import { assetSummary } from "./assets.ts";
import { listFlows } from "./flows.ts";
import { grant } from "./grant.ts";

test("a grant is booked against QA's equity, with coins converted to yen", () => {
  const draft = testWorld();
  const alice = addMember(draft, "alice").id;
  accepted(grant(draft, { memberId: alice, currency: "JPY", amount: asYen(700), memo: "gift" }, START));
  accepted(grant(draft, { memberId: alice, currency: "USDT", amount: usdtFromWhole(2) }, START));
  expect(assetSummary(draft, alice).balance).toBe(1_000);
  expect([QA_EQUITY.JPY, QA_EQUITY.USDT].map((account) => accountBalance(draft, account))).toEqual([-700, -2_000_000]);
  const lines = listFlows(draft, { memberId: alice, type: "income", offset: 0, limit: 9 });
  expect(lines.map((line) => line.subject?.en)).toEqual([undefined, "gift"]);
  expectSound(draft);
});

test("a grant that the books could not hold is refused, and moves nothing", () => {
  const draft = testWorld();
  const alice = addMember(draft, "alice").id;
  const most = { memberId: alice, currency: "JPY", amount: asYen(999_999_999_999_999) } as const;
  accepted(grant(draft, most, START));
  accepted(grant(draft, { ...most, amount: asYen(1) }, START));
  const before = assetSummary(draft, alice).balance;
  expect(grant(draft, { ...most, amount: asYen(1) }, START)).toMatchObject({
    ok: false,
    reason: "beyond-limit",
    field: "amount",
  });
  expect(assetSummary(draft, alice).balance).toBe(before);
  expectSound(draft);
});
