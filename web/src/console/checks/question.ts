import type { Query } from "#console/address.ts";
import type { Schemas } from "#console/api/client.ts";
import { parseJsonObject } from "#console/parts/parse-json-object.ts";

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

/** The request body of a check; null if the typed fields are neither empty nor a JSON object. */
export function verificationOf({ operationId, user, exactly, body }: Question): Schemas["Verification"] | null {
  const fields = body.trim() === "" ? {} : parseJsonObject(body);
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
