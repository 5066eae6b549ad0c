import type { Envelope } from "@hashgrove/contract/contract.ts";
import type { Violation } from "@hashgrove/contract/validation.ts";
import type { Language } from "#domain/state.ts";
import type { BackOfficeAnswer } from "#operations/back-office/back-office-operation.ts";
import { isMemoized } from "#operations/memoize.ts";
import type { Answer, OperationId } from "#operations/operation.ts";
import type { FaultStatus } from "#ports/request-fault.ts";
import { type MessageKey, successMessage, messageOf, refusalMessage } from "./messages.ts";

export interface Reply {
  readonly status: number;
  readonly body: { readonly code: number; readonly [key: string]: unknown };
  /** The reply repeats an earlier one, which was sent under the same Idempotency-Key. */
  readonly replayed?: true;
  /** The body is immutable and sent again and again, so that its serialised text can be cached. */
  readonly isConstant?: true;
}

/**
 * The reply of a product or upload call: code 200 (upload: 1) when accepted, 0 when refused, else code equals status.
 */
export function replyOf(
  call: { readonly operationId: string; readonly envelope: Envelope },
  answer: Answer<unknown>,
  language: Language,
): Reply {
  const operationId = call.operationId as OperationId;
  if (answer.ok) {
    const { value, msg } = answer;
    if (msg === undefined && call.envelope === "product" && isMemoized(value))
      return constantReply(operationId, value, language);
    const code = call.envelope === "upload" ? 1 : 200;
    const body = { code, msg: msg ?? successMessage(language, operationId), data: value };
    return { status: 200, body, ...(answer.replayed && { replayed: true }) };
  }
  const { reason, pointer, attemptsLeft } = answer;
  const data = {
    reason,
    ...(pointer === undefined ? {} : { pointer }),
    ...(attemptsLeft === undefined ? {} : { attemptsLeft }),
  };
  return { status: 200, body: { code: 0, msg: refusalMessage(language, operationId, answer), data } };
}

interface ConstantReply {
  readonly operationId: OperationId;
  readonly language: Language;
  readonly reply: Reply;
}
const constantReplies = new WeakMap<object, ConstantReply>();

/** The reply for a memoized value. It is reused until the value is sent by another call or in another language. */
function constantReply(operationId: OperationId, data: object, language: Language): Reply {
  const cached = constantReplies.get(data);
  if (cached?.operationId === operationId && cached.language === language) return cached.reply;
  const body = Object.freeze({ code: 200, msg: successMessage(language, operationId), data });
  const reply: Reply = { status: 200, body, isConstant: true };
  constantReplies.set(data, { operationId, language, reply });
  return reply;
}

/** The reply of a back-office call: always HTTP 200 (rule T1). */
export function backOfficeReply(answer: BackOfficeAnswer<unknown>, language: Language): Reply {
  const body = answer.ok
    ? { code: 0, data: answer.data }
    : { code: answer.code, message: messageOf(language, answer.reason) };
  return { status: 200, body };
}

/** Statuses about the request itself, which back-office calls report in the body under HTTP 200. */
const REQUEST_ERRORS: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/** Replaces the HTTP status of a request error by 200 for back-office calls; other replies stay unchanged. */
export const asCallReply = (envelope: Envelope, reply: Reply): Reply =>
  envelope === "template" && REQUEST_ERRORS.has(reply.status) ? { ...reply, status: 200 } : reply;

/**
 * An error reply of the HTTP layer. `violations` are for 422 only; `textKey` selects the text, by default that of the
 * status.
 */
export function faultReply(
  envelope: Envelope,
  status: FaultStatus,
  language: Language,
  violations: readonly Violation[] = [],
  textKey: MessageKey = `${status}`,
): Reply {
  if (envelope === "template") {
    const [first] = violations;
    const message = first
      ? messageOf(language, "422 at", { pointer: first.pointer, rule: first.rule })
      : messageOf(language, textKey);
    return { status, body: { code: status, message } };
  }
  const data = status === 422 ? violations : null;
  return { status, body: { code: status, msg: messageOf(language, textKey), data } };
}

/** Returns a copy of the reply with another text for the user. */
export const withText = ({ status, body }: Reply, text: string): Reply => ({
  status,
  body: "message" in body ? { ...body, message: text } : { ...body, msg: text },
});

/** The text for the user. */
export const textOf = (body: Reply["body"]): string => String(body["message"] ?? body["msg"]);
