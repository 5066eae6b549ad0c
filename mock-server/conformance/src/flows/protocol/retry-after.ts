// Check R4: a server that limits calls or is unavailable sends Retry-After. The adapter arranges this state for one
// call.
import { nodeOr } from "@hashgrove/contract/document.ts";
import { callNamed } from "#client/accounts.ts";
import type { Flow } from "#flows/flow.ts";
import { verdictFlow } from "#flows/verdicts.ts";
import { isPause } from "#replies/header-faults.ts";

const CHECK = "response_headers_conformance";
const STATE = "next-call-fails";
/** One call of the product, and one of the back office, whose calls are selected only with --template. */
const CALLS = ["products.index", "mock.role.list"] as const;

const busy = (operation: (typeof CALLS)[number], status: 429 | 503): Flow => {
  const name = `Retry-After with ${status} of ${operation}`;
  return verdictFlow({
    name,
    check: CHECK,
    needs: "write",
    operations: [operation],
    async steps(run, verdicts) {
      const { path } = callNamed(run.contract, operation);
      if (!(await run.states.arrange(STATE, { path, status })))
        return { kind: "not-reached", why: `the state ${STATE} was not arranged (--states)` };
      const reply = await run.probe.outside(path, {}, "GET", { isProvoked: true });
      const got = reply?.kind === "received" ? reply.status : 0;
      if (reply?.kind !== "received" || got !== status)
        return { kind: "not-reached", why: `${STATE} was arranged, and the reply is HTTP ${got} instead of ${status}` };
      const pause = reply.headers["retry-after"];
      verdicts.holds(isPause(pause), operation, `Retry-After with ${status}, in seconds from 1 on`, pause, reply);
      const { code } = nodeOr(reply.json);
      verdicts.holds(code === status, operation, `code ${status} with HTTP ${status}`, code, reply);
    },
  });
};

export const BUSY: readonly Flow[] = CALLS.flatMap((operation) => [busy(operation, 429), busy(operation, 503)]);
