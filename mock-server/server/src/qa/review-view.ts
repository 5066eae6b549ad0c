import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { memberOf } from "#domain/members/member.ts";
import type { MoneyRecord } from "#domain/money-record.ts";
import { currencyOfRecord, wireAmount } from "#domain/money/records.ts";
import { bindingOf } from "#domain/reviews/bindings.ts";
import { rowOrThrow } from "#domain/row-or-throw.ts";
import type { Review, State } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { memberNames } from "#qa/members/user-names.ts";
import { MASK } from "#worlds/observing/redaction.ts";
import type { World } from "#worlds/world.ts";
import { isoTime, isoTimeOrNull } from "./iso-time.ts";

type Schemas = components["schemas"];

/** Returns a function that creates views of a world's reviews. It collects the due times of all reviews only once. */
export function reviewViews(world: World): (review: Review) => Schemas["Review"] {
  const state = world.store.read();
  const nameOf = memberNames(world);
  const due = new Map<number, EpochMs>();
  for (const job of state.jobs.values()) if (job.kind === "review-policy" && !job.setAside) due.set(job.ref, job.at);
  return (review) => {
    const { id, kind, memberId, recordId, submittedAt, decidedAt, reason } = review;
    const record = recordId === null ? null : rowOrThrow(state.records, recordId);
    return {
      id,
      kind,
      user: nameOf(memberId),
      state: review.state,
      record: recordId,
      amount: record && wireAmount(record, record.amount),
      currency: record && currencyOfRecord(record),
      submittedAt: isoTime(submittedAt),
      decidedAt: isoTimeOrNull(decidedAt),
      dueAt: review.state === "open" ? isoTimeOrNull(due.get(id) ?? null) : null,
      reason,
      payload: payloadOf(state, review, record),
    };
  };
}

function payloadOf(
  state: State,
  { memberId, walletType, bank }: Review,
  record: MoneyRecord | null,
): Schemas["Review"]["payload"] {
  if (record) {
    const { receipt, chain, txId, address, fee, rate } = record;
    return { receipt, chain, txId, address, fee: wireAmount(record, fee), rate };
  }
  if (walletType) {
    const binding = bindingOf(state, memberId, walletType);
    return { walletType, state: binding.state, bank: binding.bank && { ...binding.bank }, address: binding.address };
  }
  if (bank) return { bank: { ...bank } };
  const { audit, realName, sex, idNumber, front, back } = memberOf(state, memberId).identity;
  return { audit, realName, sex, idNumber: idNumber && MASK, front, back };
}
