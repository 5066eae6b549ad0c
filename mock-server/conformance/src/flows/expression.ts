// Runtime expressions of Arazzo, and the simple conditions made of them.
import { isNode } from "@hashgrove/contract/document.ts";
import { valueAt } from "#judge/reply-faults.ts";

/** What expressions can name. */
export interface Scope {
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The outputs of the steps before, by stepId. */
  readonly outputs: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** The reply to the step itself, once there is one. */
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
  throw new Error(`${expression} is no expression that this runner knows`);
}

/** A value with every expression in it replaced; `{$inputs.run}` may stand within a text. */
export function evaluate(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((item) => evaluate(item, scope));
  if (isNode(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, evaluate(inner, scope)]));
  if (typeof value !== "string") return value;
  if (value.startsWith("$") && !value.startsWith("$file(")) return named(value, scope);
  return value.replaceAll(/\{(\$[^{}]+)\}/g, (_, expression: string) => String(named(expression, scope)));
}

/** One side of a condition: an expression, or a literal of Arazzo. */
function operand(text: string, scope: Scope): unknown {
  if (text.startsWith("$")) return named(text, scope);
  if (/^'.*'$/s.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  return JSON.parse(text) as unknown;
}

export interface Checked {
  readonly holds: boolean;
  /** Both sides as they were. */
  readonly left: unknown;
  readonly right: unknown;
  /** The position of the left side in the reply; empty when it is elsewhere. */
  readonly pointer: string;
}

/** How many there are in a list of the reply: the one JSONPath that the sequences need. */
const COUNTED = /^\$\[\?length\(@\.(\w+)\) == (\d+)\]$/;

/**
 * Checks a condition `left operator right`, or one that counts. What is not there counts as null. Throws an Error for
 * another form.
 */
export function checkCondition(condition: string, scope: Scope): Checked {
  const [, list, count] = COUNTED.exec(condition) ?? [];
  if (list !== undefined) {
    const items = valueAt(scope.response?.json, `/${list}`);
    const left = Array.isArray(items) ? items.length : null;
    return { holds: left === Number(count), left, right: Number(count), pointer: `/${list}` };
  }
  const parts = /^(\S+)\s+(==|!=|<=|>=|<|>)\s+(.+)$/s.exec(condition);
  if (!parts) throw new Error(`${condition} is no condition that this runner knows`);
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
