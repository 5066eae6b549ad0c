import type { components } from "@hashgrove/contract/openapi.gen.d.ts";

export type RefusalReason = components["schemas"]["RefusalReason"];

/**
 * Why a call failed.
 * refused: a business rule rejected it. invalid: body or query breaks its schema. unauthenticated: the session is over.
 * failed: any other HTTP failure, or an unreadable reply. offline: no reply came.
 */
type ApiErrorKind = "refused" | "invalid" | "unauthenticated" | "failed" | "offline";

/** What the arguments of a call are called, by the field of the request that each becomes. */
export type FieldNames<Field extends string> = Readonly<Record<string, Field>>;

interface Details {
  readonly kind: ApiErrorKind;
  /** The envelope's code, else the HTTP status; 0 when no reply came. */
  readonly code: number;
  /** The server's sentence; empty when it sent none. */
  readonly msg: string;
  readonly reason?: RefusalReason;
  /** The fields of the request that are meant, as the wire names them. */
  readonly wireFields?: readonly string[];
  readonly attemptsLeft?: number;
  /** The 60 s were over before a reply came. */
  readonly timedOut?: boolean;
  /** A reply came that does not say in readable words whether the call did its work. */
  readonly unreadable?: boolean;
  /** The request went under a session that is not the present one: its 401 says nothing about that one. */
  readonly formerSession?: boolean;
  readonly cause?: unknown;
}

/**
 * The one error that the functions of this folder throw; `message` is the server's sentence, or empty. `Field` names
 * the arguments of the call that its refusals can be about.
 */
export class ApiError<Field extends string = string> extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly code: number;
  readonly msg: string;
  readonly reason: RefusalReason | null;
  readonly attemptsLeft: number | null;
  /** The arguments that were refused, in the server's order; none where the refusal is about the whole. */
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

  /** The same error with its fields named like the call's arguments. Fields that `names` lacks are dropped: no input has them. */
  inNames<Name extends string>(names: FieldNames<Name>): ApiError<Name> {
    return new ApiError(this.details, names);
  }

  /** True when it is unknown whether a write happened: the reply is not a readable refusal. */
  get outcomeUnknown(): boolean {
    return this.unreadable || this.isBreakdown;
  }

  /** True when no reply came, or a server broke down on the way; asking again may help. */
  get isBreakdown(): boolean {
    return this.kind === "offline" || (this.kind === "failed" && (this.code === 0 || this.code >= 500));
  }
}

/** The member was asked and does not mean a second request of the same kind: nothing was sent. */
export class NotSentError extends Error {
  override readonly name = "NotSentError";
}
