// A raw response, before it is judged.

/** A complete response. */
export interface Received {
  readonly kind: "received";
  readonly status: number;
  /** Lower-case names; repeated headers are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** null if the bytes are not UTF-8. */
  readonly text: string | null;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: unknown;
  readonly bytes: number;
  /** SHA-256 of the body in hexadecimal, if requested. */
  readonly digest?: string;
  readonly ms: number;
}

/** No response, or an incomplete one. */
export interface Unanswered {
  readonly kind: "unanswered";
  readonly cause: "unreachable" | "tls" | "reset" | "time-out" | "endless";
  /** English message. */
  readonly detail: string;
  readonly ms: number;
}

export type Reply = Received | Unanswered;

/** Far deeper than the contract nests; recursive readers of replies rely on this limit. */
const MAX_DEPTH = 200;

/** Whether brackets outside strings are nested deeper than MAX_DEPTH. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (isInString) {
      if (char === "\\") at += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === "[" || char === "{") depth += 1;
    else if (char === "]" || char === "}") depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Parses JSON; undefined if it is invalid or nested deeper than 200. */
export function parsedJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
