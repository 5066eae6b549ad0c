// N4: a known path under a method that it does not have.
import { higher, levelOf } from "#probe/level.ts";
import type { Case } from "./case.ts";
import { caseOf, type Subject } from "./request-cases.ts";

/** Sent at level write only: a server may do something under a method that the contract does not know. */
export function methodCases(subject: Subject): Case[] {
  const { call } = subject;
  // A path that another call has under this method would be executed.
  return call.path === "/api/wallet/payPassword" || call.method === "DELETE"
    ? []
    : [
        caseOf(subject, {
          check: "unsupported_method",
          title: "DELETE",
          method: "DELETE",
          body: null,
          needs: higher("write", levelOf(call)),
          expects: ["method", "not-found"],
        }),
      ];
}
