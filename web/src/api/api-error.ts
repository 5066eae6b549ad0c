import type { components } from "@hashgrove/contract/openapi.gen.d.ts";

export type RefusalReason = components["schemas"]["RefusalReason"];

/**
 * Kinds of failure.
 * - refused: a business rule rejected the request.
 * - invalid: the request's body or query violates its schema.
 * - unauthenticated: the session has ended.
 * - failed: any other HTTP failure, or an unreadable reply.
 * - offline: no reply.
 */
type ApiErrorKind = "refused" | "invalid" | "unauthenticated" | "failed" | "offline";

/** Maps fields of the request to argument names of the call. */
export type FieldNames<Field extends string> = Readonly<Record<string, Field>>;

interface Details {
  readonly kind: ApiErrorKind;
  /** The code in the reply's envelope, else the HTTP status; 0 without a reply. */
  readonly code: number;
  /** The server's message; empty if it sent none. */
  readonly msg: string;
  readonly reason?: RefusalReason;
  /** The rejected fields of the request, by their wire names. */
  readonly wireFields?: readonly string[];
  readonly attemptsLeft?: number;
  /** No reply within 60 s. */
  readonly timedOut?: boolean;
  /** The reply is not a readable refusal, so it is unknown whether the call was executed. */
  readonly unreadable?: boolean;
  /** The request used an earlier session, so its 401 does not end the current one. */
  readonly formerSession?: boolean;
  readonly cause?: unknown;
}

/**
 * The error of a failed call; `message` is the server's message, or empty. `Field` is a union of the argument names
 * that the server can reject.
 */
export class ApiError<Field extends string = string> extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly code: number;
  readonly msg: string;
  readonly reason: RefusalReason | null;
  readonly attemptsLeft: number | null;
  /** The rejected arguments, in the server's order; empty if the refusal concerns the whole call. */
  readonly fields: readonly Field[];
  readonly timedOut: boolean;
  private readonly unreadable: boolean;
  readonly formerSession: boolean;

  private readonly details: Details;

  constructor(details: Details, names: FieldNames<Field> = {}) {
    super(details.msg, { cause: details.cause });
    this.details = details;
    this.kind = details.kind;
    this.code = details.code;
    this.msg = details.msg;
    this.reason = details.reason ?? null;
    this.attemptsLeft = details.attemptsLeft ?? null;
    this.fields = [...new Set(details.wireFields)].flatMap((wire) => names[wire] ?? []);
    this.timedOut = details.timedOut ?? false;
    this.unreadable = details.unreadable ?? false;
    this.formerSession = details.formerSession ?? false;
  }

  /**
   * The same error with its fields renamed to the call's arguments. Drops fields that are missing in `names`, because
   * no input shows them.
   */
  inNames<Name extends string>(names: FieldNames<Name>): ApiError<Name> {
    return new ApiError(this.details, names);
  }

  /** True when the reply does not prove that the write was rejected, so that it may have been executed. */
  get outcomeUnknown(): boolean {
    return this.unreadable || this.isBreakdown;
  }

  /** True without a reply or after a server error; a retry may help. */
  get isBreakdown(): boolean {
    return this.kind === "offline" || (this.kind === "failed" && (this.code === 0 || this.code >= 500));
  }
}

/** Thrown instead of sending, if the member declines to send the same request again. */
export class NotSentError extends Error {
  override readonly name = "NotSentError";
}
