// What a reply looks like in each envelope.
import type { Language } from "#domain/state.ts";
import type { Answer, OperationId } from "#operations/operation.ts";
import { isShown } from "#operations/shown.ts";
import type { TemplateAnswer } from "#operations/back-office/template-operation.ts";
import type { Envelope } from "@hashgrove/contract/contract.ts";
import { doneMessage, messageOf, refusalMessage } from "./messages.ts";
import type { Violation } from "@hashgrove/contract/validation.ts";

export interface Reply {
  readonly status: number;
  readonly body: { readonly code: number; readonly [key: string]: unknown };
  /** It is the reply that was given before under the same Idempotency-Key. */
  readonly replayed?: true;
  /** Its body never changes and is sent again and again. */
  readonly isLasting?: true;
}

/** Statuses of replies that the transport gives by itself. */
export type FaultStatus = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 416 | 422 | 429 | 500 | 503;

/** Reply of a product or upload call: 200 (upload 1) when accepted, 0 when refused, otherwise code and status agree. */
export function replyOf(
  call: { readonly operationId: string; readonly envelope: Envelope },
  answer: Answer<unknown>,
  language: Language,
): Reply {
  const operationId = call.operationId as OperationId;
  if (answer.ok) {
    const { value, msg } = answer;
    if (msg === undefined && call.envelope === "product" && isShown(value))
      return lastingReply(operationId, value, language);
    const code = call.envelope === "upload" ? 1 : 200;
    const body = { code, msg: msg ?? doneMessage(language, operationId), data: value };
    return { status: 200, body, ...(answer.replayed && { replayed: true }) };
  }
  if ("status" in answer) return faultReply("product", answer.status, language);
  const { reason, pointer, attemptsLeft } = answer;
  const data = {
    reason,
    ...(pointer === undefined ? {} : { pointer }),
    ...(attemptsLeft === undefined ? {} : { attemptsLeft }),
  };
  return { status: 200, body: { code: 0, msg: refusalMessage(language, operationId, answer), data } };
}

interface Lasting {
  readonly operationId: OperationId;
  readonly language: Language;
  readonly reply: Reply;
}
const lasting = new WeakMap<object, Lasting>();

/** The same reply, and the same body, each time that the same value is shown by the same call in the same language. */
function lastingReply(operationId: OperationId, data: object, language: Language): Reply {
  const known = lasting.get(data);
  if (known?.operationId === operationId && known.language === language) return known.reply;
  const body = Object.freeze({ code: 200, msg: doneMessage(language, operationId), data });
  const reply: Reply = { status: 200, body, isLasting: true };
  lasting.set(data, { operationId, language, reply });
  return reply;
}

/** Reply of a template call: HTTP 200 whatever the code (rule T1). */
export function templateReply(answer: TemplateAnswer<unknown>, language: Language): Reply {
  const body = answer.ok
    ? { code: 0, data: answer.data }
    : { code: answer.code, message: messageOf(language, answer.reason) };
  return { status: 200, body };
}

/** What a template call says to what was sent, as one of its refusals. */
const OF_WHAT_WAS_SENT: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/** A reply of the transport as a call gives it: a template call says under HTTP 200 what is wrong with what was sent. */
export const inCall = (envelope: Envelope, reply: Reply): Reply =>
  envelope === "template" && OF_WHAT_WAS_SENT.has(reply.status) ? { ...reply, status: 200 } : reply;

/** Reply of the transport itself. `violations` come with 422 only. */
export function faultReply(
  envelope: Envelope,
  status: FaultStatus,
  language: Language,
  violations: readonly Violation[] = [],
): Reply {
  if (envelope === "template") {
    const [first] = violations;
    const message = first
      ? messageOf(language, "422 at", { pointer: first.pointer, rule: first.rule })
      : messageOf(language, `${status}`);
    return { status, body: { code: status, message } };
  }
  const data = status === 422 ? violations : null;
  return { status, body: { code: status, msg: messageOf(language, `${status}`), data } };
}
