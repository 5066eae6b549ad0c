// Check N4: a server must reject unsupported methods of known paths.
import type { Call } from "@hashgrove/contract/contract.ts";
import { higher, levelOf } from "#client/level.ts";
import { type Case, caseOf, type Subject } from "./case.ts";

const METHODS = ["DELETE", "PATCH", "PUT", "POST", "GET"] as const;

/**
 * Requests with the methods that the path does not support: expects 405, never 404, with or without a session. Needs at
 * least level write, because a server may execute undocumented methods. Only DELETE is sent with a token.
 */
export function methodCases(subject: Subject, calls: readonly Call[]): Case[] {
  const { call } = subject;
  const own = calls.filter(({ path }) => path === call.path);
  // Send the requests once per path, even if it has several calls.
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
