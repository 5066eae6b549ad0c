import { floorYenFromUsdt, type MicroUsdt } from "#domain/amounts/usdt.ts";
import type { Yen } from "#domain/amounts/yen.ts";
import { accept, type Decision, refuse } from "#domain/decision.ts";
import { memberOf } from "#domain/members/member.ts";
import { settingsOf } from "#domain/settings.ts";
import { type Draft, type MemberId, nextId, type Transaction } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { availableOf, PLATFORM, QA_EQUITY } from "./accounts.ts";
import { postForMember } from "./flows.ts";
import { transfer } from "./ledger.ts";
import { fits } from "./limits.ts";

/** Money to give to a member. `amount` is above 0; USDT is converted to yen, because members hold only yen. */
export type Grant = {
  readonly memberId: MemberId;
  /** Shown unchanged in the funds flow, in every language. */
  readonly memo?: string | undefined;
} & ({ readonly currency: "JPY"; readonly amount: Yen } | { readonly currency: "USDT"; readonly amount: MicroUsdt });

/** Gives a member money from `QA_EQUITY`, so that the ledger still sums to zero. Refuses: beyond-limit. */
export function grant(draft: Draft, command: Grant, now: EpochMs): Decision<Transaction, "beyond-limit", "amount"> {
  const { memberId, currency, amount, memo } = command;
  const available = availableOf(memberOf(draft, memberId).id);
  const legs =
    currency === "JPY"
      ? transfer(QA_EQUITY.JPY, available, amount)
      : [
          ...transfer(QA_EQUITY.USDT, PLATFORM.USDT, amount),
          ...transfer(PLATFORM.JPY, available, floorYenFromUsdt(amount, settingsOf(draft).platformRate)),
        ];
  if (!fits(draft, legs)) return refuse("beyond-limit", { field: "amount" });
  const ref = { kind: "grant", id: nextId(draft, "grant") } as const;
  const subject = memo === undefined ? null : { ja: memo, en: memo, "zh-CN": memo };
  return accept(postForMember(draft, { memberId, kind: "grant", ref, legs, subject }, now));
}
