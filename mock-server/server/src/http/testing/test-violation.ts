import type { Call } from "@hashgrove/contract/contract.ts";
import type { Violation } from "@hashgrove/contract/validation.ts";
import { form } from "./test-app.ts";
import type { Recipe } from "./test-matrix.ts";

/** A value that violates each rule, for any field; `required` is violated by leaving the field out. */
const VIOLATING_VALUES: Readonly<Record<string, unknown>> = {
  minimum: 0,
  enum: 99,
  type: {},
  maxLength: "x".repeat(20_000),
  minLength: "",
  pattern: "?",
};

/** Changes a successful recipe so that it has exactly the given violation. */
export function recipeViolating(
  call: Call,
  ok: Recipe,
  { pointer, rule }: Pick<Violation, "pointer" | "rule">,
): Recipe {
  const [, place, field] = pointer.split("/");
  if (call.body?.type === "multipart") return { ...ok, ...form() };
  if (field === undefined) return { ...ok, body: [] };
  if (place === "query") return { ...ok, query: violate({ ...ok.query }, field, rule) };
  return { ...ok, body: violate({ ...(ok.body as object) }, field, rule) };
}

function violate(fields: Record<string, unknown>, field: string, rule: string): Record<string, unknown> {
  const { [field]: _removed, ...others } = fields;
  if (rule === "required") return others;
  if (!(rule in VIOLATING_VALUES)) throw new RangeError(`no value violates ${rule}`);
  return { ...others, [field]: VIOLATING_VALUES[rule] };
}
