// Summaries of exchanges. A run has thousands of exchanges, so their bodies are kept only in the HAR.
import type { Call } from "@hashgrove/contract/contract.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import type { Outcome } from "#replies/outcome.ts";
import type { Exchange } from "./probe.ts";

export interface ExchangeSummary {
  readonly call: Call;
  readonly outcome: Outcome;
  /** 0 without a response. */
  readonly status: number;
  readonly ms: number;
  /** Reason of a refusal; null otherwise. */
  readonly reason: string | null;
  readonly msg: string | null;
  /** Accept-Language, if sent. */
  readonly language: string | null;
}

export function summarizeExchange({ call, request, reply, judged }: Exchange): ExchangeSummary {
  const json = reply.kind === "received" ? reply.json : undefined;
  const { data, msg } = isNode(json) ? json : {};
  return {
    call,
    outcome: judged.outcome,
    status: reply.kind === "received" ? reply.status : 0,
    ms: reply.ms,
    reason: isNode(data) && typeof data.reason === "string" ? data.reason : null,
    msg: typeof msg === "string" ? msg : null,
    language: request.headers["accept-language"] ?? null,
  };
}
