import type { Violation } from "@hashgrove/contract/validation.ts";

/** HTTP statuses of error replies. A reply with an operation's refusal has status 200 instead. */
export type FaultStatus = 400 | 401 | 403 | 404 | 405 | 412 | 413 | 415 | 416 | 422 | 429 | 500 | 503;

interface Details {
  /** Invalid fields with their JSON pointers; for 422. */
  readonly violations?: readonly Violation[];
  /** Key of the message for people; by default that of the status. */
  readonly textKey?: "unknown-world";
  /** The part of the request that is invalid; `body` by default. */
  readonly part?: "request" | "body";
}

const NONE: readonly Violation[] = [];

/**
 * Thrown for a request that the server does not execute. The error handler puts it into the envelope of the call, with
 * a text in the client's language. `message` is English, for the log and the control surface.
 */
export class RequestFault extends Error {
  override readonly name = "RequestFault";
  readonly statusCode: FaultStatus;
  readonly violations: readonly Violation[];
  readonly textKey: `${FaultStatus}` | "unknown-world";
  readonly part: "request" | "body";

  constructor(statusCode: FaultStatus, message = "", { violations = NONE, textKey, part = "body" }: Details = {}) {
    super(message);
    this.statusCode = statusCode;
    this.violations = violations;
    this.textKey = textKey ?? `${statusCode}`;
    this.part = part;
  }
}
