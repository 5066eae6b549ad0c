// R1 to R7 are kept by every reply; these cases are those that should succeed. A3: what is open stays so.
import type { Case } from "./case.ts";
import { caseOf, type Subject } from "./request-cases.ts";

/** What the contract shows as valid is never invalid; whether it is accepted depends on what is there. */
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
      : [caseOf(subject, { check, title: "only what is required", expects })];
  if (base.fullQuery.length > base.query.length)
    cases.push(caseOf(subject, { check, title: "every parameter", query: base.fullQuery, expects }));
  return cases;
}

/** An open call never asks who is there, whatever token comes along. */
export function openCases(subject: Subject): Case[] {
  const { call } = subject;
  // Signing up opens something each time: once is enough.
  if (call.secured || call.effect === "write" || call.body?.type === "multipart") return [];
  const expects = ["ok", "refused"] as const;
  return [caseOf(subject, { check: "open_stays_open", title: "with a dead token", as: "garbage", expects })];
}
