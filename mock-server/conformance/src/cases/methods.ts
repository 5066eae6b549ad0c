// N4: a known path under a method that it does not have.
import type { Call } from "@hashgrove/contract/contract.ts";
import { higher, levelOf } from "#probe/level.ts";
import type { Case } from "./case.ts";
import { caseOf, type Subject } from "./request-cases.ts";

const METHODS = ["DELETE", "PATCH", "PUT", "POST", "GET"] as const;

/**
 * A path under every method that no call of it has: 405 and never 404, whoever asks. Sent at level write only, because a
 * server may do something under a method that the contract does not know; all but DELETE in nobody's name.
 */
export function methodCases(subject: Subject, calls: readonly Call[]): Case[] {
  const { call } = subject;
  const own = calls.filter(({ path }) => path === call.path);
  // A path that has several calls is tried once.
  if (own[0] !== call) return [];
  const allow = own.map(({ method }) => method);
  return METHODS.filter((method) => !allow.includes(method)).map((method) =>
    caseOf(subject, {
      check: "unsupported_method",
      title: method,
      method,
      allow,
      body: method === "DELETE" || method === "GET" ? null : "[]",
      as: method === "DELETE" && call.secured ? "member" : "nobody",
      needs: higher("write", levelOf(call)),
      expects: ["method"],
    }),
  );
}
