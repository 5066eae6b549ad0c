// Check C1: counts how often a run has seen each documented outcome, and gives a reason for those that it has not seen.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import type { ExchangeSummary } from "#client/exchange-summary.ts";
import { causeKey } from "#client/probe.ts";
import { causesOfRefusal } from "#flows/refusals/refusal-causes.ts";

/** One documented outcome of a call. */
export interface Cell {
  readonly operation: string;
  /** `200 ok`, `200 txid-used`, `200 already-decided: <cause>`, `401`. */
  readonly outcome: string;
  readonly seen: number;
  /** Reason if not seen; null otherwise. */
  readonly why: string | null;
}

const WHY: Readonly<Record<number, string>> = {
  413: "no request was that large",
  429: "the run stays below every rate limit",
  500: "only a defect of the server causes it",
  503: "only happens while the server cannot write or is stopping",
};

const UNSEEN = "no request of this run caused it";
/** Why a run may not see a refusal although the server is correct. */
const REFUSAL_WHY: Readonly<Record<string, string>> = {
  "amount-not-above-fee": "where withdrawals are free, no amount is too small; the scenario with-fees has fees",
};

/** True if a success is documented; some back-office calls only fail. */
const canSucceed = ({ replies, envelope }: Call): boolean => {
  const codes = replies.get(200);
  const success = envelope === "template" ? 0 : envelope === "upload" ? 1 : 200;
  return codes !== undefined && (codes.has(success) || codes.has("*"));
};

/** Lists the cells of these calls; a refusal with several causes has one for each cause. */
export function coverageOf(
  calls: Contract["calls"],
  { seen, causes }: { readonly seen: readonly ExchangeSummary[]; readonly causes: ReadonlyMap<string, number> | null },
): Cell[] {
  return calls.flatMap((call) => {
    const own = seen.filter((one) => one.call === call);
    const ok = own.filter(({ outcome }) => outcome === "ok").length;
    const cell = (outcome: string, count: number, why: string): Cell => ({
      operation: call.operationId,
      outcome,
      seen: count,
      why: count > 0 ? null : why,
    });
    const cells = canSucceed(call) ? [cell("200 ok", ok, "no request succeeded")] : [];
    for (const refusal of call.refusals) {
      const known = causes === null ? [] : causesOfRefusal(call.operationId, refusal);
      for (const cause of known)
        cells.push(
          cell(`200 ${refusal}: ${cause}`, causes?.get(causeKey(call.operationId, refusal, cause)) ?? 0, UNSEEN),
        );
      if (known.length > 0) continue;
      // The back office documents no reasons, so count all its refusals.
      const count =
        call.envelope === "template"
          ? own.filter(({ outcome }) => outcome === "refused").length
          : own.filter(({ reason }) => reason === refusal).length;
      cells.push(cell(`200 ${refusal}`, count, REFUSAL_WHY[refusal] ?? UNSEEN));
    }
    for (const status of call.replies.keys()) {
      if (status === 200) continue;
      const count = own.filter((one) => one.status === status).length;
      cells.push(cell(String(status), count, WHY[status] ?? UNSEEN));
    }
    return cells;
  });
}
