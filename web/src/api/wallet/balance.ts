import { get, read, type ReadData } from "#api/call.ts";
import { usdtOf, yenOf } from "#api/reply/readers.ts";
import { fieldsOf } from "#api/reply/wire.ts";
import type { Usdt } from "#lib/amount/usdt.ts";
import type { Yen } from "#lib/amount/yen.ts";

export interface Balance {
  readonly balance: Yen | null;
  /** The balance converted at the platform's rate, rounded down to two places (rule J6). */
  readonly usdtEquivalent: Usdt | null;
}

function toBalance(data: ReadData<"/api/wallet/getBalance">): Balance {
  const { balance, usdt } = fieldsOf(data);
  return { balance: yenOf(balance), usdtEquivalent: usdtOf(usdt) };
}

export const readBalance = async (signal: AbortSignal): Promise<Balance> =>
  toBalance(await get("/api/wallet/getBalance", undefined, signal));

export const getBalanceQuery = () => read("/api/wallet/getBalance", toBalance);
