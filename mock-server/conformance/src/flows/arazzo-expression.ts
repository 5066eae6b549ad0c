// Arazzo's runtime expressions and simple conditions.
import { isNode } from "@hashgrove/contract/document.ts";
import { valueAt } from "@hashgrove/contract/json-pointer.ts";

/** Values that expressions can reference. */
export interface Scope {
  readonly inputs: Readonly<Record<string, unknown>>;
  /** Outputs of earlier steps by stepId. */
  readonly outputs: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Reply of the current step, once received. */
  readonly response: { readonly status: number; readonly json: unknown } | null;
}

function named(expression: string, { inputs, outputs, response }: Scope): unknown {
  const [, root = "", rest = ""] = /^\$(\w+)\.?(.*)$/s.exec(expression) ?? [];
  if (root === "inputs") return inputs[rest];
  if (root === "statusCode") return response?.status;
  if (root === "steps") {
    const [stepId = "", , name = ""] = rest.split(".");
    return outputs.get(stepId)?.[name];
  }
  if (root === "response" && rest.startsWith("body")) return valueAt(response?.json, rest.slice("body#".length));
  throw new Error(`${expression} is not an expression that this runner supports`);
}

/** Replaces every expression in a value; `{$inputs.run}` may be part of a text. */
export function evaluate(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((item) => evaluate(item, scope));
  if (isNode(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, evaluate(inner, scope)]));
  if (typeof value !== "string") return value;
  if (value.startsWith("$") && !value.startsWith("$file(")) return named(value, scope);
  return value.replaceAll(/\{(\$[^{}]+)\}/g, (_, expression: string) => String(named(expression, scope)));
}

/** Evaluates one side of a condition: an expression or an Arazzo literal. */
function operand(text: string, scope: Scope): unknown {
  if (text.startsWith("$")) return named(text, scope);
  if (/^'.*'$/s.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  return JSON.parse(text) as unknown;
}

export interface Checked {
  readonly holds: boolean;
  /** The evaluated sides of the condition. */
  readonly left: unknown;
  readonly right: unknown;
  /** JSON pointer of the left side in the reply; empty if the left side is not in the reply. */
  readonly pointer: string;
}

/** A condition on the length of a list, such as `$[?length(@.list) == 2]`; the sequences need no other JSONPath. */
const COUNTED = /^\$\[\?length\(@\.(\w+)\) == (\d+)\]$/;

/**
 * Checks a condition of the form `left operator right`, or one about the length of a list. Missing values count as
 * null. Throws an Error for other forms.
 */
export function checkCondition(condition: string, scope: Scope): Checked {
  const [, list, count] = COUNTED.exec(condition) ?? [];
  if (list !== undefined) {
    const items = valueAt(scope.response?.json, `/${list}`);
    const left = Array.isArray(items) ? items.length : null;
    return { holds: left === Number(count), left, right: Number(count), pointer: `/${list}` };
  }
  const parts = /^(\S+)\s+(==|!=|<=|>=|<|>)\s+(.+)$/s.exec(condition);
  if (!parts) throw new Error(`${condition} is not a condition that this runner supports`);
  const [, leftText = "", operator = "", rightText = ""] = parts;
  const left = operand(leftText, scope) ?? null;
  const right = operand(rightText, scope) ?? null;
  const pointer = leftText.startsWith("$response.body#") ? leftText.slice("$response.body#".length) : "";
  return { holds: compare(left, operator, right), left, right, pointer };
}

function compare(left: unknown, operator: string, right: unknown): boolean {
  if (operator === "==") return left === right;
  if (operator === "!=") return left !== right;
  if (typeof left !== "number" || typeof right !== "number") return false;
  const compared = { "<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right };
  return compared[operator as keyof typeof compared];
}
