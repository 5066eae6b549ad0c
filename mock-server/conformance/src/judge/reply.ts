// What came back for one request, before anybody judges it.

/** An answer, whole. */
export interface Received {
  readonly kind: "received";
  readonly status: number;
  /** Names in lower case; several of one name joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** null when the bytes are no UTF-8. */
  readonly text: string | null;
  /** What the text says as JSON; undefined when it says nothing as JSON. */
  readonly json: unknown;
  readonly bytes: number;
  /** SHA-256 of the body in hexadecimal, where it was asked for. */
  readonly digest?: string;
  readonly ms: number;
}

/** No answer, or one that did not end. */
export interface Unanswered {
  readonly kind: "unanswered";
  readonly cause: "unreachable" | "tls" | "reset" | "time-out" | "endless";
  /** In English, for people. */
  readonly detail: string;
  readonly ms: number;
}

export type Reply = Received | Unanswered;

/** Far deeper than a contract nests; everything that reads a reply by recursion relies on it. */
const MAX_DEPTH = 200;

/** Whether brackets outside of strings are nested deeper than that. */
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

/** The value of a JSON text; undefined when it is none, or nested deeper than 200. */
export function parsedJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
