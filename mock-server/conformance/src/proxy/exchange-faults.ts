// Checks one exchange in both directions: the request, the response, and whether they match.
import type { Call } from "@hashgrove/contract/contract.ts";
import type { Fault } from "#replies/finding.ts";
import type { Judged } from "#replies/outcome.ts";
import { type Judging, replyFaults } from "#replies/reply-faults.ts";
import type { Reply } from "#replies/reply.ts";
import { requestFaults, type Sent } from "./request-faults.ts";

const TAKES: ReadonlySet<string> = new Set(["ok"]);

export function exchangeFaults(call: Call, sent: Sent, reply: Reply, judged: Judged, judging: Judging): Fault[] {
  const asked = requestFaults(call, sent, judging.validation);
  const answered = replyFaults(call, reply, judged, judging);
  const { outcome } = judged;
  const fit = (check: Fault["check"], expected: string): Fault[] => [
    { check, severity: "error", expected, got: outcome, pointer: "" },
  ];
  if (asked.length > 0 && TAKES.has(outcome))
    return [
      ...asked,
      ...answered,
      ...fit("negative_data_rejection", "invalid or refused, since the request is not valid"),
    ];
  if (asked.length === 0 && (outcome === "invalid" || outcome === "bad-request"))
    return [...answered, ...fit("positive_data_acceptance", "ok or refused, since the request is valid")];
  const isAnonymous = !sent.headers.authorization && !sent.headers.token && !/(^|&)token=/.test(sent.query);
  if (call.secured && isAnonymous && (outcome === "ok" || outcome === "refused"))
    return [...asked, ...answered, ...fit("ignored_auth", "unauthenticated, since no token came along")];
  return [...asked, ...answered];
}
