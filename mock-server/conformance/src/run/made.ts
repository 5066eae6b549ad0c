// What a run left on a server, since no call deletes: read off the replies, so that it is what the server says it took.
import { isNode } from "@hashgrove/contract/document.ts";
import { shown } from "#judge/reply-faults.ts";
import { parsedJson } from "#judge/reply.ts";
import { SIGNING_UP } from "#probe/people.ts";
import type { Exchange } from "#probe/probe.ts";

export interface Made {
  see(exchange: Exchange): void;
  /** A line for each account, with what it was for, then how often each other call was accepted. */
  lines(): string[];
}

/** What is read as it stands; what an invalid name was is shown as JSON. */
const PLAIN_NAME = /^[\w.@+-]{1,60}$/;
/** Of an account's name, which may have been too long on purpose. */
const MOST_OF_A_NAME = 60;

export function madeByRun(): Made {
  /** Each with what it was for. */
  const accounts = new Map<string, string[]>();
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
      const given = email ?? mobile ?? username;
      const account = typeof given === "string" && PLAIN_NAME.test(given) ? given : shown(given, MOST_OF_A_NAME);
      accounts.set(account, [...(accounts.get(account) ?? []), name]);
    },
    lines: () => [
      ...[...accounts].map(([account, [first = "", ...more]]) => {
        // Of the run's own sign-ups the account's name says what it is for.
        const origin = first === SIGNING_UP ? "" : ` (${first})`;
        return `account ${account}${origin}${more.length === 0 ? "" : `, taken ${more.length + 1} times`}`;
      }),
      ...[...accepted].map(([operation, times]) => `${operation}, accepted ${times === 1 ? "once" : `${times} times`}`),
    ],
  };
}
