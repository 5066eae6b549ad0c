import { accept, type Decision, refuse } from "#domain/decision.ts";
import { memberOf } from "#domain/members/member.ts";
import { availableOf, holdingsOf, profitPaidTo } from "#domain/money/accounts.ts";
import { postForMember } from "#domain/money/flows.ts";
import { transfer } from "#domain/money/ledger.ts";
import { changePosition } from "#domain/money/positions.ts";
import { type Slice, newestFirst } from "#domain/newest-first.ts";
import { rowOrThrow } from "#domain/row-or-throw.ts";
import type { Draft, Holding, HoldingId, MemberId, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";

/**
 * Ends a holding whose term is over: returns its price and pays its profit from the platform, both into the available
 * balance (rule F5). Refuses: already-matured. Throws when it is not due yet.
 */
export function matureHolding(
  draft: Draft,
  command: { readonly holdingId: HoldingId },
  now: EpochMs,
): Decision<Holding, "already-matured"> {
  const holding = rowOrThrow(draft.holdings, command.holdingId);
  if (holding.state === "matured") return refuse("already-matured");
  if (now < holding.endAt) throw new Error(`holding ${holding.id} is not due before ${holding.endAt}`);

  const { id, memberId, price, profit, name } = holding;
  const matured: Holding = { ...holding, state: "matured" };
  draft.holdings.put(id, matured);
  changePosition(draft, holding, "less");
  const legs = [
    ...transfer(holdingsOf(memberId), availableOf(memberId), price),
    ...transfer(profitPaidTo(memberId), availableOf(memberId), profit),
  ];
  postForMember(draft, { memberId, kind: "maturity", ref: { kind: "holding", id }, legs, subject: name }, now);
  return accept(matured);
}

/** A member's holdings, running and matured, newest first. */
export const listHoldings = (
  state: State,
  { memberId, ...slice }: Slice & { readonly memberId: MemberId },
): Holding[] => newestFirst(state.holdings, memberOf(state, memberId).newestHolding, slice);
