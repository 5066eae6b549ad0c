import type { Query } from "#console/address.ts";
import { type Choice, FIRST_CHOICE, KINDS } from "./kinds.ts";

/** Initial choice from the address, such as the one a call of the journal links to. */
export function choiceOf(query: Query): Choice {
  const { operationId, user = "", body } = query;
  const kind = KINDS.find((each) => each === query.kind) ?? FIRST_CHOICE.kind;
  return { ...FIRST_CHOICE, kind, operationId: operationId ?? FIRST_CHOICE.operationId, user, body: readBody(body) };
}

/** Fields by pointer, as in the address; unreadable ones count as none. */
export function readBody(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
