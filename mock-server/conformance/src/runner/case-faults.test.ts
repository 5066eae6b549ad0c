// The severity of a deviation from a case depends on the strictness of the run.
import { expect, test } from "vitest";
import type { Answer } from "#client/probe.ts";
import type { Outcome } from "#replies/outcome.ts";
import type { Case } from "#requests/case.ts";
import { caseFaults } from "./case-faults.ts";

const CASE = { check: "negative_data_rejection", title: "price: a number as text", expects: ["invalid", "refused"] };
const ANSWER = { agrees: true, data: null, msg: "x", reply: { kind: "received", status: 200, headers: {} } };

test.each([
  ["common", "ok", "strict", "error"],
  ["common", "ok", "lenient", "note"],
  ["error", "ok", "lenient", "error"],
  ["note", "ok", "strict", "note"],
  ["error", "bad-request", "strict", "error"],
  // A lenient run accepts 400 where the contract says 422.
  ["error", "bad-request", "lenient", undefined],
  ["error", "refused", "strict", undefined],
] as const)("of a case worth %s an answer %s is, in a %s run, %s", (severity, outcome, strictness, found) => {
  const planned = { ...CASE, severity } as unknown as Case;
  const answer = { ...ANSWER, outcome: outcome satisfies Outcome, code: 200 } as unknown as Answer;
  expect(caseFaults(planned, answer, strictness)[0]?.severity).toBe(found);
});
