import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import { usdtText } from "#domain/amounts/usdt.ts";
import type { MoneyRecord, RecordAudit } from "#domain/money-record.ts";
import { netOf } from "#domain/money/records.ts";
import type { Language, Localised } from "#domain/state.ts";
import { tokyoTime } from "#domain/time/time.ts";
import { CANCELLED_BY_MEMBER } from "#domain/wallet/withdrawal.ts";
import { reviewReason } from "./review-reason.ts";
import { PAY_TYPE } from "./wire-codes.ts";

type WireRecord = components["schemas"]["BankRecord"] | components["schemas"]["CoinRecord"];

const AUDIT = { "in-review": 0, success: 1, failure: 2 } as const satisfies Record<RecordAudit, number>;
const CANCELLED: Localised = {
  ja: "お客様が取り消しました。",
  en: "You cancelled this withdrawal.",
  "zh-CN": "您已撤销此笔提现。",
};

/** A record as wallet.index returns it: bank amounts are numbers in yen, coin amounts decimal strings in USDT. */
export function wireRecord(record: MoneyRecord, language: Language): WireRecord {
  const { id, audit, reason, createdAt, updatedAt, rate, address, txId } = record;
  const shared = {
    id,
    audit: AUDIT[audit],
    ...(reason === CANCELLED_BY_MEMBER
      ? { reason: CANCELLED[language], cancelled: true }
      : { reason: reviewReason(reason, language) }),
    createtime: tokyoTime(createdAt),
    updatetime: tokyoTime(updatedAt),
    rate,
    address,
    txId,
  };
  if (record.channel === "bank") {
    return { ...shared, amount: record.amount, fee: record.fee, net: netOf(record), pay_type: null };
  }
  const { amount, fee, chain } = record;
  const [amountText, feeText, netText] = [usdtText(amount), usdtText(fee), usdtText(netOf(record))];
  return { ...shared, amount: amountText, fee: feeText, net: netText, pay_type: PAY_TYPE[chain] };
}
