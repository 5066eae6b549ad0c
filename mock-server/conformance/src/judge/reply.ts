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

/** The value of a JSON text; undefined when it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
