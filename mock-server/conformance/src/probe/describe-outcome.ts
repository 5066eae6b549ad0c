import { shown } from "#judge/reply-faults.ts";
import type { Answer } from "./probe.ts";

/** An outcome with the status, code and message that led to it. */
export function describeOutcome({ outcome, code, msg, reply }: Answer): string {
  const status = reply.kind === "received" ? `HTTP ${reply.status}` : reply.detail;
  return `${outcome} (${status}${code === null ? "" : `, code ${code}`}${msg === undefined ? "" : `, ${shown(msg, 80)}`})`;
}
