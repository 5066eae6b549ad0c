import type { Violation } from "@hashgrove/contract/validation.ts";

/** Statuses of replies to requests that no operation accepts or refuses itself. */
export type FaultStatus = 400 | 401 | 403 | 404 | 405 | 412 | 413 | 415 | 416 | 422 | 429 | 500 | 503;

interface Details {
  /** The faults of the input, with JSON pointers; sent with 422. */
  readonly violations?: readonly Violation[];
  /** The key of the text for people; the status by default. */
  readonly textKey?: "unknown-world";
  /** Which part of the request is at fault. */
  readonly part?: "request" | "body";
}

const NONE: readonly Violation[] = [];

/**
 * Thrown for a request that the server does not execute. The error handler puts the fault into the call's envelope, in
 * the client's language. `message` is English, for the log and the control surface.
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
