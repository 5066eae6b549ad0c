// Checks N2 and A3: valid requests are not rejected, and open calls need no session. Each reply is also checked for R1
// to R7.
import { type Case, caseOf, type Subject } from "./case.ts";

/**
 * The contract's examples must never be rejected as invalid. They may be refused, unless the call is a read that has no
 * refusals.
 */
export function validCases(subject: Subject): Case[] {
  const { call, base } = subject;
  if (call.body?.type === "multipart") return [];
  const expects =
    call.effect === "read" && call.refusals.length === 0 ? (["ok"] as const) : (["ok", "refused"] as const);
  const check = "positive_data_acceptance";
  const cases: Case[] =
    base.bodies.size > 0
      ? [...base.bodies].map(([name, body]) =>
          caseOf(subject, { check, title: `example ${name}`, body: JSON.stringify(body), expects }),
        )
      : [caseOf(subject, { check, title: "only required fields", expects })];
  if (base.fullQuery.length > base.query.length)
    cases.push(caseOf(subject, { check, title: "every parameter", query: base.fullQuery, expects }));
  return cases;
}

/** Open calls must succeed with an invalid token too. */
export function openCases(subject: Subject): Case[] {
  const { call } = subject;
  // Skip calls that create something each time, such as sign-up.
  if (call.secured || call.effect === "write" || call.body?.type === "multipart") return [];
  const expects = ["ok", "refused"] as const;
  return [caseOf(subject, { check: "open_stays_open", title: "with a dead token", as: "garbage", expects })];
}
