// C1: what was seen of what the contract documents, and why the rest was not.
import type { Call, Contract } from "#contract/contract.ts";
import { isNode } from "#contract/document.ts";
import type { Outcome } from "#conformance/judge/outcome.ts";
import type { Exchange } from "./probe.ts";

/** One outcome that the contract documents for a call. */
export interface Cell {
  readonly operation: string;
  /** `200 ok`, `200 txid-used`, `401`. */
  readonly outcome: string;
  readonly seen: number;
  /** Why it was not seen; null when it was. */
  readonly why: string | null;
}

const SUCCEEDS: ReadonlySet<Outcome> = new Set(["ok"]);
const WHY: Readonly<Record<number, string>> = {
  413: "no request was made that large",
  429: "the run keeps below every limit of requests",
  500: "only a fault of the server brings it about",
  503: "only a server that cannot store or is stopping says it",
};

const reasonOf = ({ reply }: Exchange): string | null => {
  const json = reply.kind === "received" ? reply.json : undefined;
  const data = isNode(json) ? json.data : undefined;
  return isNode(data) && typeof data.reason === "string" ? data.reason : null;
};

/** True when a call has a documented success at all: some are there to say no. */
const canSucceed = ({ replies, envelope }: Call): boolean => {
  const codes = replies.get(200);
  const success = envelope === "template" ? 0 : envelope === "upload" ? 1 : 200;
  return codes !== undefined && (codes.has(success) || codes.has("*"));
};

/** The cells of the calls that a level reaches. */
export function coverageOf(calls: Contract["calls"], exchanges: readonly Exchange[]): Cell[] {
  return calls.flatMap((call) => {
    const own = exchanges.filter((exchange) => exchange.call === call);
    const ok = own.filter(({ judged }) => SUCCEEDS.has(judged.outcome)).length;
    const cell = (outcome: string, seen: number, why: string): Cell => ({
      operation: call.operationId,
      outcome,
      seen,
      why: seen > 0 ? null : why,
    });
    const cells = canSucceed(call) ? [cell("200 ok", ok, "nothing that was sent succeeded")] : [];
    for (const refusal of call.refusals) {
      // The template names no reasons.
      const seen =
        call.envelope === "template"
          ? own.filter(({ judged }) => judged.outcome === "refused").length
          : own.filter((exchange) => reasonOf(exchange) === refusal).length;
      cells.push(cell(`200 ${refusal}`, seen, "nothing in this run brings it about"));
    }
    for (const status of call.replies.keys()) {
      if (status === 200) continue;
      const seen = own.filter(({ reply }) => reply.kind === "received" && reply.status === status).length;
      cells.push(cell(String(status), seen, WHY[status] ?? "nothing in this run brings it about"));
    }
    return cells;
  });
}
