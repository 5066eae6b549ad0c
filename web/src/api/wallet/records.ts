import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import { read } from "#api/call.ts";
import { readAll } from "#api/read-all.ts";
import { countOf, flagOf, idOf, rateOf, textOf, textOrNull, usdtOf, yenOf } from "#api/reply/readers.ts";
import { timeOf } from "#api/reply/time-reader.ts";
import { fieldsOf, itemsOf, named, type Wire } from "#api/reply/wire.ts";
import type { Rate, Usdt } from "#lib/amount/usdt.ts";
import type { Yen } from "#lib/amount/yen.ts";
import type { Chain } from "#lib/chain/chain.ts";
import type { EpochMs } from "#lib/time/tokyo-time.ts";

type Schemas = components["schemas"];

const CHANNEL_CODES = { coin: 1, bank: 2 } as const;
const KIND_CODES = { deposit: 1, withdrawal: 2 } as const;

export type RecordKind = keyof typeof KIND_CODES;
export type Channel = keyof typeof CHANNEL_CODES;
export type RecordAudit = "in-review" | "success" | "failure" | "unknown";

interface RecordBase {
  readonly id: number;
  readonly audit: RecordAudit;
  /** The reason of the failure, if the server sends one. */
  readonly reason: string | null;
  /** The member cancelled the request; the server did not reject it. */
  readonly cancelled?: true;
  readonly at: EpochMs | null;
  /** When the state last changed. */
  readonly updatedAt: EpochMs | null;
  readonly rate: Rate | null;
  readonly address: string | null;
  readonly txId: string | null;
}

interface Amounts<Money> {
  readonly amount: Money | null;
  readonly fee: Money | null;
  readonly net: Money | null;
}

/** A deposit or withdrawal: by bank in yen, by coin in USDT (rule L1). */
export type WalletRecord =
  | (RecordBase & { readonly channel: "bank" } & Amounts<Yen>)
  | (RecordBase & {
      readonly channel: "coin";
      readonly chain: Chain;
    } & Amounts<Usdt>);

const RECORD_AUDITS: Record<string, RecordAudit> = { 0: "in-review", 1: "success", 2: "failure" };

// Declares pay_type again: openapi-fetch drops a property whose only type is null, as in bank records.
type WireRecord = Wire<Omit<Schemas["CoinRecord"], "pay_type"> & { pay_type: unknown }>;

function toRecord(wire: WireRecord, channel: Channel): WalletRecord {
  const base: RecordBase = {
    id: idOf(wire.id),
    audit: named(RECORD_AUDITS, wire.audit),
    reason: textOrNull(wire.reason),
    ...(flagOf(wire.cancelled) && { cancelled: true }),
    at: timeOf(wire.createtime),
    updatedAt: timeOf(wire.updatetime),
    rate: rateOf(wire.rate),
    address: textOrNull(wire.address),
    txId: textOrNull(wire.txId),
  };
  const { amount, fee, net } = wire;
  if (channel === "bank") {
    return { ...base, channel, amount: yenOf(amount), fee: yenOf(fee), net: yenOf(net) };
  }
  // '1' is TRC20, anything else ERC20 (rule D5).
  const chain: Chain = textOf(wire.pay_type) === "1" ? "TRC20" : "ERC20";
  return { ...base, channel, chain, amount: usdtOf(amount), fee: usdtOf(fee), net: usdtOf(net) };
}

/** All deposits or withdrawals of the member in one channel, newest first. */
export const walletRecordsQuery = (kind: RecordKind, channel: Channel) =>
  readAll(
    "/api/wallet/index",
    (data): readonly WalletRecord[] => itemsOf(data).map((wire) => toRecord(wire, channel)),
    { type: KIND_CODES[kind], payType: CHANNEL_CODES[channel] },
  );

/** One page of records, and the number of records on all pages. */
export interface RecordPage {
  readonly records: readonly WalletRecord[];
  readonly total: number;
}

/**
 * One page of the records of `walletRecordsQuery`; pages count from 1. A server without pages sends the whole list, so
 * cut it here.
 */
export const walletRecordsPageQuery = (kind: RecordKind, channel: Channel, page: number, limit: number) =>
  read(
    "/api/wallet/index",
    (data): RecordPage => {
      const items = itemsOf(data);
      const wire = fieldsOf(data);
      const isPaged = countOf(wire.page) !== null;
      const shown = isPaged ? items : items.slice((page - 1) * limit, page * limit);
      const total = isPaged ? (countOf(wire.total) ?? (page - 1) * limit + items.length) : items.length;
      return { records: shown.map((wire) => toRecord(wire, channel)), total };
    },
    { type: KIND_CODES[kind], payType: CHANNEL_CODES[channel], page, limit },
  );
