import type { Query } from "#console/address.ts";
import type { Schemas } from "#console/api/client.ts";

/** The form's input, as typed. */
export interface Question {
  readonly operationId: string;
  readonly user: string;
  /** Expected number of calls; empty for at least one. */
  readonly exactly: string;
  /** Fields of the request's body by pointer, as JSON; empty for any. */
  readonly body: string;
}

/** Initial values from the URL. */
export const questionOf = ({ operationId = "", user = "", body = "" }: Query): Question => ({
  operationId,
  user,
  exactly: "",
  body,
});

/** The request body of a check; null unless the typed fields are a JSON object. */
export function verificationOf({ operationId, user, exactly, body }: Question): Schemas["Verification"] | null {
  const fields = readObject(body);
  if (!fields) return null;
  return {
    match: {
      ...(operationId !== "" && { operationId }),
      ...(user !== "" && { user }),
      ...(Object.keys(fields).length > 0 && { body: fields }),
    },
    ...(/^\d+$/.test(exactly) && { count: { exactly: Number(exactly) } }),
  };
}

function readObject(text: string): Record<string, unknown> | null {
  if (text.trim() === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
