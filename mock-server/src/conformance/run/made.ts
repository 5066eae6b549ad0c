// What a run left on a server, since no call deletes: read off the replies, so that it is what the server says it took.
import { isNode } from "#contract/document.ts";
import { parsedJson } from "#conformance/judge/reply.ts";
import { SIGNING_UP } from "./people.ts";
import type { Exchange } from "./probe.ts";

export interface Made {
  see(exchange: Exchange): void;
  /** A line for each account, with what it was for, then how often each other call was accepted. */
  lines(): string[];
}

export function madeByRun(): Made {
  const accounts: string[] = [];
  const accepted = new Map<string, number>();
  return {
    see({ call: { operationId, effect, envelope }, request, judged, case: name }) {
      if (judged.outcome !== "ok" || (effect !== "write" && effect !== "money") || envelope === "template") return;
      if (operationId !== "user.register") {
        accepted.set(operationId, (accepted.get(operationId) ?? 0) + 1);
        return;
      }
      const body = typeof request.body === "string" ? parsedJson(request.body) : null;
      const { email, mobile, username } = isNode(body) ? body : {};
      // Of the run's own sign-ups the account's name says what it is for.
      accounts.push(`account ${String(email ?? mobile ?? username)}${name === SIGNING_UP ? "" : ` (${name})`}`);
    },
    lines: () => [
      ...accounts,
      ...[...accepted].map(([operation, times]) => `${operation}, accepted ${times === 1 ? "once" : `${times} times`}`),
    ],
  };
}
