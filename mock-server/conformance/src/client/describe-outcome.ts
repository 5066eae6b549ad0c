import { isNode } from "@hashgrove/contract/document.ts";
import { shortJson } from "#replies/shorten.ts";
import type { Answer } from "./probe.ts";

/** The reason of a refusal; null if the call was not refused. */
export const reasonIn = ({ outcome, data }: Pick<Answer, "outcome" | "data">): string | null =>
  outcome === "refused" && isNode(data) && typeof data.reason === "string" ? data.reason : null;

/** Describes an outcome in one line, with its status, code, reason and message. */
export function describeOutcome(answer: Answer): string {
  const { outcome, code, msg, reply } = answer;
  const reason = reasonIn(answer);
  const details = [
    reply.kind === "received" ? `HTTP ${reply.status}` : reply.detail,
    ...(code === null ? [] : [`code ${code}`]),
    ...(reason === null ? [] : [reason]),
    ...(msg === undefined ? [] : [shortJson(msg, 80)]),
  ];
  return `${outcome} (${details.join(", ")})`;
}
