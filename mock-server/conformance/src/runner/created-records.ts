// Lists what a run created on a server, derived from the replies. The API has no call to delete it.
import { isNode } from "@hashgrove/contract/document.ts";
import { SIGNING_UP } from "#client/accounts.ts";
import type { Exchange } from "#client/probe.ts";
import { parsedJson } from "#replies/reply.ts";
import { shortJson } from "#replies/shorten.ts";

export interface CreatedRecords {
  see(exchange: Exchange): void;
  /** A line per account with its purpose, then for each other call how often it was accepted. */
  lines(): string[];
}

/** Account names that are shown unchanged; others are shown as JSON. */
const PLAIN_NAME = /^[\w.@+-]{1,60}$/;
/** Maximum characters of an account name, which may be overlong on purpose. */
const MOST_OF_A_NAME = 60;

export function trackCreated(): CreatedRecords {
  /** The purposes of each account, by its name. */
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
      const account = typeof given === "string" && PLAIN_NAME.test(given) ? given : shortJson(given, MOST_OF_A_NAME);
      accounts.set(account, [...(accounts.get(account) ?? []), name]);
    },
    lines: () => [
      ...[...accounts].map(([account, [first = "", ...more]]) => {
        // The names of the run's own sign-ups already contain the purpose.
        const origin = first === SIGNING_UP ? "" : ` (${first})`;
        return `account ${account}${origin}${more.length === 0 ? "" : `, signed up ${more.length + 1} times`}`;
      }),
      ...[...accepted].map(([operation, times]) => `${operation}, accepted ${times === 1 ? "once" : `${times} times`}`),
    ],
  };
}
