import type { Query } from "#console/address.ts";
import { parseJsonObject } from "#console/parts/parse-json-object.ts";
import { type Choice, FIRST_CHOICE, KINDS } from "./kinds.ts";

/** Initial choice from the URL: a call in the journal links to this form with values that match the call. */
export function choiceOf(query: Query): Choice {
  const { operationId, user = "", body } = query;
  const kind = KINDS.find((each) => each === query.kind) ?? FIRST_CHOICE.kind;
  return { ...FIRST_CHOICE, kind, operationId: operationId ?? FIRST_CHOICE.operationId, user, body: readBody(body) };
}

/** Parses the URL's body fields (pointer -> value); `{}` unless the text is a JSON object. */
export const readBody = (text: string | undefined): Record<string, unknown> => parseJsonObject(text ?? "") ?? {};
