import type { components } from "../../../openapi.gen.d.ts";

export type RefusalReason = components["schemas"]["RefusalReason"];
export type Violation = components["schemas"]["Violation"];

/**
 * What kept a call from doing its work.
 * refused: a business rule said no. invalid: body or query breaks its schema. unauthenticated: the session is over.
 * failed: any other HTTP failure, or a reply that makes no sense. offline: no reply came.
 */
export type ApiErrorKind = "refused" | "invalid" | "unauthenticated" | "failed" | "offline";

interface Details {
  readonly kind: ApiErrorKind;
  /** The envelope's code, else the HTTP status; 0 when no reply came. */
  readonly code: number;
  /** The server's sentence; empty when it sent none. */
  readonly msg: string;
  readonly reason?: RefusalReason;
  /** JSON pointer to the field of the request that is meant. */
  readonly pointer?: string;
  readonly attemptsLeft?: number;
  readonly violations?: readonly Violation[];
  /** The 60 s were over before a reply came. */
  readonly timedOut?: boolean;
  /** A reply came that does not say in readable words whether the call did its work. */
  readonly unreadable?: boolean;
  /** The request went under a session that is not the present one: its 401 says nothing about that one. */
  readonly formerSession?: boolean;
  readonly cause?: unknown;
}

/** The one error that the functions of this folder throw; `message` is the server's sentence, or empty. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly kind: ApiErrorKind;
  readonly code: number;
  readonly msg: string;
  readonly reason: RefusalReason | null;
  readonly pointer: string | null;
  readonly attemptsLeft: number | null;
  readonly violations: readonly Violation[];
  readonly timedOut: boolean;
  private readonly unreadable: boolean;
  readonly formerSession: boolean;

  constructor(details: Details) {
    super(details.msg, { cause: details.cause });
    this.kind = details.kind;
    this.code = details.code;
    this.msg = details.msg;
    this.reason = details.reason ?? null;
    this.pointer = details.pointer ?? null;
    this.attemptsLeft = details.attemptsLeft ?? null;
    this.violations = details.violations ?? [];
    this.timedOut = details.timedOut ?? false;
    this.unreadable = details.unreadable ?? false;
    this.formerSession = details.formerSession ?? false;
  }

  /** True when nothing tells whether a write happened: whatever is not a readable refusal. */
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
