// Checks the rules against the contract's example amounts, because other backends are built from these examples.
import { PRODUCT_CONTRACT, readDocument } from "@hashgrove/contract/document.ts";
import { type Figures as Gives, type Given, vectorsIn } from "@hashgrove/contract/vectors.ts";
import { expect, test } from "vitest";
import { asRate, floorUsdtTextFromYen, usdtFromText, usdtFromWhole, usdtText } from "#domain/amounts/usdt.ts";
import { asYen } from "#domain/amounts/yen.ts";
import { setPayPassword } from "#domain/members/pay-password.ts";
import { availableOf, reserveOf, yenBalance } from "#domain/money/accounts.ts";
import { listFlows } from "#domain/money/flows.ts";
import { positionIn } from "#domain/money/positions.ts";
import { netOf } from "#domain/money/records.ts";
import { matureHolding } from "#domain/products/holdings.ts";
import { buyProduct } from "#domain/products/purchase.ts";
import type { TermUnit } from "#domain/time/maturity.ts";
import { asEpochMs, type EpochMs, tokyoTime } from "#domain/time/time.ts";
import { bindAddress, bindBankAccount } from "#domain/wallet/bind-account.ts";
import { requestBankTopUp, requestCoinTopUp } from "#domain/wallet/top-up.ts";
import { requestBankWithdrawal, requestCoinWithdrawal } from "#domain/wallet/withdrawal.ts";
import type { MoneyRecord } from "./money-record.ts";
import type { Draft, MemberId } from "./state.ts";
import {
  ACCOUNT,
  accepted,
  addMember,
  addReceipt,
  decide,
  expectSound,
  HALF_YEAR,
  SETTINGS,
  START,
  testWorld,
} from "./test-world.ts";

const momentOf = (tokyo: string): EpochMs => asEpochMs(Date.parse(`${tokyo.replace(" ", "T")}+09:00`));
const textOf = (figure: unknown): string => String(figure);
const PROOF = { hash: "six digits", right: true };

function memberWith(draft: Draft, yen: number): MemberId {
  const { id } = addMember(draft, "alice", yen);
  accepted(setPayPassword(draft, { memberId: id, hash: PROOF.hash }));
  return id;
}

function purchase({ price, rate, term, unit, start }: Given): Gives {
  const draft = testWorld();
  const product = {
    ...HALF_YEAR,
    rate: textOf(rate),
    term: Number(term),
    termUnit: unit as TermUnit,
    minimum: asYen(1),
  };
  draft.products.put(2, product);
  const memberId = memberWith(draft, Number(price));
  const command = { memberId, productId: 2, price: asYen(Number(price)) };
  const holding = accepted(buyProduct(draft, command, momentOf(textOf(start))));
  accepted(matureHolding(draft, { holdingId: holding.id }, holding.endAt));
  expectSound(draft);
  const [line] = listFlows(draft, { memberId, type: "income", offset: 0, limit: 1 });
  return { profit: holding.profit, endTime: tokyoTime(holding.endAt), paid: Number(line?.amount) };
}

/** Buys one product several times, each time at another rate and term; returns the member's position. */
function position({ holdings }: Given): Gives {
  const draft = testWorld();
  const bought = holdings as readonly Gives[];
  const paid = bought.reduce((sum, { price }) => sum + Number(price), 0);
  const memberId = memberWith(draft, paid);
  for (const { price, rate, term, unit, state } of bought) {
    const terms = { rate: String(rate), term: Number(term), termUnit: unit as TermUnit, minimum: asYen(1) };
    draft.products.put(2, { ...HALF_YEAR, ...terms });
    const holding = accepted(buyProduct(draft, { memberId, productId: 2, price: asYen(Number(price)) }, START));
    if (state === 1) accepted(matureHolding(draft, { holdingId: holding.id }, holding.endAt));
  }
  expectSound(draft);
  const { invested, annualProfit } = positionIn(draft, memberId, 2);
  return { price: invested, profit: annualProfit };
}

const equivalent = ({ balance, rate }: Given): Gives => ({
  usdt: floorUsdtTextFromYen(asYen(Number(balance)), asRate(textOf(rate))),
});

/** Approves a member's only top-up; returns the amount credited, which is then the balance. */
function credited(draft: Draft, memberId: MemberId, record: MoneyRecord): Gives {
  decide(draft, record.reviewId, "approve");
  expectSound(draft);
  return { credited: yenBalance(draft, availableOf(memberId)) };
}

function coinTopUp({ amount, rate }: Given): Gives {
  const draft = testWorld();
  const TRC20 = { ...SETTINGS.chains.TRC20, rate: asRate(textOf(rate)) };
  draft.settings.put("main", { ...SETTINGS, chains: { ...SETTINGS.chains, TRC20 } });
  const memberId = memberWith(draft, 0);
  const coins = usdtFromWhole(Number(amount));
  const command = { memberId, chain: "TRC20", amount: coins, name: "TRC20", txId: "f".repeat(64) } as const;
  return credited(draft, memberId, accepted(requestCoinTopUp(draft, command, START)));
}

function bankTopUp({ amount }: Given): Gives {
  const draft = testWorld();
  const memberId = memberWith(draft, 0);
  const command = { memberId, amount: asYen(Number(amount)), receipt: addReceipt(draft, memberId) };
  return credited(draft, memberId, accepted(requestBankTopUp(draft, command, START)));
}

function coinWithdrawal({ amount, rate, fee }: Given): Gives {
  const draft = testWorld();
  const TRC20 = { ...SETTINGS.chains.TRC20, withdrawalFee: usdtFromText(textOf(fee)) };
  const settings = { ...SETTINGS, platformRate: asRate(textOf(rate)), chains: { ...SETTINGS.chains, TRC20 } };
  draft.settings.put("main", settings);
  const memberId = memberWith(draft, 1_000_000);
  accepted(bindAddress(draft, { memberId, chain: "TRC20", address: "T", check: () => "valid" }, START));
  const command = { memberId, chain: "TRC20", amount: usdtFromWhole(Number(amount)), proof: PROOF } as const;
  const record = accepted(requestCoinWithdrawal(draft, command, START));
  expectSound(draft);
  return { reserved: yenBalance(draft, reserveOf(memberId)), net: usdtText(netOf(record) as never) };
}

function bankWithdrawal({ amount, fee }: Given): Gives {
  const draft = testWorld();
  draft.settings.put("main", { ...SETTINGS, bankWithdrawalFee: asYen(Number(fee)) });
  const memberId = memberWith(draft, 1_000_000);
  accepted(bindBankAccount(draft, { memberId, account: ACCOUNT }, START));
  const record = accepted(
    requestBankWithdrawal(draft, { memberId, amount: asYen(Number(amount)), proof: PROOF }, START),
  );
  expectSound(draft);
  return { reserved: yenBalance(draft, reserveOf(memberId)), net: netOf(record) };
}

const RULES: Readonly<Record<string, (given: Given) => Gives>> = {
  "products.buy": purchase,
  "orders.getAssetsList": position,
  "wallet.getBalance": equivalent,
  "wallet.recharge": coinTopUp,
  "wallet.bankRecharge": bankTopUp,
  "wallet.withdrawal": coinWithdrawal,
  "wallet.bankWithdrawal": bankWithdrawal,
};
const VECTORS = vectorsIn(readDocument(PRODUCT_CONTRACT));

test("this test has a rule for every call with example amounts, and no other", () => {
  expect([...VECTORS.keys()].toSorted()).toEqual(Object.keys(RULES).toSorted());
});

test.each([...VECTORS].flatMap(([id, vectors]) => vectors.map((vector) => ({ id, ...vector }))))(
  "$id: $given",
  ({ id, given, gives }) => {
    expect(RULES[id]?.(given)).toEqual(gives);
  },
);
