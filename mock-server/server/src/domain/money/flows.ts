// A member's funds flow: one line for each movement of the available balance, so that income minus expense is the
// balance. Money that leaves the reserve has no line, because it was an expense when the withdrawal was requested.
import { asYen } from "#domain/amounts/yen.ts";
import { type Slice, newestFirst } from "#domain/newest-first.ts";
import { rowOrThrow } from "#domain/row-or-throw.ts";
import {
  type Draft,
  type Flow,
  type FlowType,
  type Localised,
  type MemberId,
  nextId,
  type State,
  type Transaction,
} from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { availableOf } from "./accounts.ts";
import { type Movement, post } from "./ledger.ts";

export interface MemberMovement extends Movement {
  readonly memberId: MemberId;
  /** What the line is about, such as a product; null when the kind says enough. */
  readonly subject: Localised | null;
}

/** Books a movement and adds a funds flow line if the available balance changes. Throws as `post` does. */
export function postForMember(draft: Draft, movement: MemberMovement, now: EpochMs): Transaction {
  const { memberId, subject, kind, ref, legs } = movement;
  const transaction = post(draft, { kind, ref, legs }, now);
  const change = transaction.legs.find((leg) => leg.account === availableOf(memberId))?.amount ?? 0;
  if (change !== 0) {
    const member = rowOrThrow(draft.members, memberId);
    const type: FlowType = change > 0 ? "income" : "expense";
    const id = nextId(draft, "flow");
    const previous = member.newestFlow[type];
    const amount = asYen(Math.abs(change));
    draft.flows.put(id, { id, memberId, type, explain: kind, subject, amount, at: now, ref, previous });
    draft.members.put(memberId, { ...member, newestFlow: { ...member.newestFlow, [type]: id } });
  }
  return transaction;
}

export interface FlowQuery extends Slice {
  readonly memberId: MemberId;
  readonly type: FlowType;
}

/** A member's income or expense lines, newest first. */
export const listFlows = (state: State, { memberId, type, ...slice }: FlowQuery): Flow[] =>
  newestFirst(state.flows, rowOrThrow(state.members, memberId).newestFlow[type], slice);
