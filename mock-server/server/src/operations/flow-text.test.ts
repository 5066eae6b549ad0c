import { expect, test } from "vitest";
import { asYen, ZERO_YEN } from "#domain/amounts/yen.ts";
import { registerMember } from "#domain/members/member.ts";
import { addRecord } from "#domain/money/records.ts";
import { type Flow, TRANSACTION_KINDS, type TransactionKind } from "#domain/state.ts";
import { signUp } from "#domain/test-world.ts";
import { asEpochMs } from "#domain/time/time.ts";
import { testDraft } from "#store/test-draft.ts";
import { flowText } from "./flow-text.ts";

const flow = (explain: TransactionKind, details: Partial<Flow> = {}): Flow => ({
  id: 1,
  memberId: 1,
  type: "income",
  explain,
  subject: null,
  amount: asYen(1),
  at: asEpochMs(0),
  ref: { kind: "holding", id: 1 },
  previous: null,
  ...details,
});
const plan = { ja: "標準プラン", en: "Plan $& plus", "zh-CN": "标准计划" };

test("a purchase names its product in each language, taken literally", () => {
  const purchase = flow("purchase", { subject: plan });
  expect(flowText(testDraft(), purchase, "ja")).toBe("標準プランの購入");
  expect(flowText(testDraft(), purchase, "en")).toBe("Purchase of Plan $& plus");
  expect(flowText(testDraft(), purchase, "zh-CN")).toBe("购买标准计划");
});

test("a right-to-left product name does not reorder the words around it", () => {
  const name = "\u202emالخطة";
  const matured = flow("maturity", { subject: { ja: name, en: name, "zh-CN": name } });
  expect(flowText(testDraft(), matured, "ja")).toBe(`\u2068${name}\u2069の満期金`);
  expect(flowText(testDraft(), matured, "zh-CN")).toBe(`\u2068${name}\u2069到期收款`);
});

test.each(TRANSACTION_KINDS)("%s has words without a subject too", (kind) => {
  for (const language of ["ja", "en", "zh-CN"] as const) {
    expect(flowText(testDraft(), flow(kind), language)).toMatch(/^[^{}]+$/);
  }
});

test("a top-up names its channel", () => {
  const draft = testDraft();
  registerMember(draft, signUp(), asEpochMs(0));
  const shared = {
    memberId: 1,
    direction: "top-up",
    chain: null,
    amount: asYen(1),
    fee: ZERO_YEN,
    yen: asYen(1),
  } as const;
  const rest = { rate: null, address: null, txId: null, receipt: "/uploads/1.png" };
  const { id } = addRecord(draft, { ...shared, ...rest, channel: "bank" }, asEpochMs(0));
  const topUp = flow("top-up", { ref: { kind: "record", id } });
  expect(flowText(draft, topUp, "ja")).toBe("銀行振込で入金");
});
