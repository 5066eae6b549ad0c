import type { Call } from "@hashgrove/contract/contract.ts";
import type { Violation } from "@hashgrove/contract/validation.ts";
import { form } from "./test-app.ts";
import type { Recipe } from "./test-matrix.ts";

/** A value that breaks a rule, whatever the rule is about; `required` is broken by leaving out. */
const AGAINST: Readonly<Record<string, unknown>> = {
  minimum: 0,
  enum: 99,
  type: {},
  maxLength: "x".repeat(20_000),
  minLength: "",
  pattern: "?",
};

/** A recipe that succeeds, with the one fault that a violation names. */
export function brokenBy(call: Call, ok: Recipe, { pointer, rule }: Pick<Violation, "pointer" | "rule">): Recipe {
  const [, place, field] = pointer.split("/");
  if (call.body?.type === "multipart") return { ...ok, ...form() };
  if (field === undefined) return { ...ok, body: [] };
  if (place === "query") return { ...ok, query: changed({ ...ok.query }, field, rule) };
  return { ...ok, body: changed({ ...(ok.body as object) }, field, rule) };
}

function changed(fields: Record<string, unknown>, field: string, rule: string): Record<string, unknown> {
  const { [field]: _left, ...others } = fields;
  if (rule === "required") return others;
  if (!(rule in AGAINST)) throw new RangeError(`nothing is known to break ${rule}`);
  return { ...others, [field]: AGAINST[rule] };
}
