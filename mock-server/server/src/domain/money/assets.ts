import { addYen, type Yen } from "#domain/amounts/yen.ts";
import type { MemberId, State } from "#domain/state.ts";
import { availableOf, holdingsOf, paidOut, profitPaidTo, reserveOf, rewardsPaidTo, yenBalance } from "./accounts.ts";

export interface AssetSummary {
  /** Available, reserved and invested. */
  readonly totalAssets: Yen;
  /** Profit paid so far. */
  readonly profit: Yen;
  /** The available balance. */
  readonly balance: Yen;
  /** Running holdings at their price. */
  readonly totalValue: Yen;
  /** Invite rewards paid so far. */
  readonly invitation: Yen;
}

/** A member's five totals, read from running balances, so that a long history costs no more than a short one. */
export function assetSummary(state: Pick<State, "accounts">, memberId: MemberId): AssetSummary {
  const balance = yenBalance(state, availableOf(memberId));
  const totalValue = yenBalance(state, holdingsOf(memberId));
  return {
    totalAssets: addYen(addYen(balance, yenBalance(state, reserveOf(memberId))), totalValue),
    profit: paidOut(state, profitPaidTo(memberId)),
    balance,
    totalValue,
    invitation: paidOut(state, rewardsPaidTo(memberId)),
  };
}
