// What stays of an exchange once it is judged: a run has thousands, and their bodies go to the HAR and no further.
import type { Call } from "@hashgrove/contract/contract.ts";
import { isNode } from "@hashgrove/contract/document.ts";
import type { Outcome } from "#judge/outcome.ts";
import type { Exchange } from "./probe.ts";

export interface Seen {
  readonly call: Call;
  readonly outcome: Outcome;
  /** 0 for no answer. */
  readonly status: number;
  readonly ms: number;
  /** Why it was refused, where it was. */
  readonly reason: string | null;
  readonly msg: string | null;
  /** Accept-Language, where the request had one. */
  readonly language: string | null;
}

/** The little that coverage, times and comparisons need of an exchange. */
export function seenIn({ call, request, reply, judged }: Exchange): Seen {
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
