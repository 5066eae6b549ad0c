// Replies that a call could give by its contract, made without the domain: its examples, and its faults in words.
import type { Call, Contract } from "@hashgrove/contract/contract.ts";
import { examplesOf, nodeOr, operationsOf } from "@hashgrove/contract/document.ts";
import type { Validation } from "@hashgrove/contract/validation.ts";
import type { Language } from "#domain/state.ts";
import type { OperationId } from "#operations/operation.ts";
import type { FaultEffect } from "#worlds/fault-rule.ts";
import { faultReply, type FaultStatus, type Reply } from "./envelope.ts";
import { isMessageKey, refusalMessage } from "./messages.ts";

export type SaidReply = Extract<FaultEffect, { reply: unknown }>["reply"];

export interface ContractReplies {
  /** The example of a name, of whichever status; undefined when the call has none. */
  example(operationId: string, name: string): Reply | undefined;
  /** The first example of a status. */
  exampleOf(operationId: string, status: number): Reply | undefined;
  /** A reply as it is asked for, worded in a language. */
  said(call: Call, said: SaidReply, language: Language): Reply;
  /** Whether the contract gives a call this reply. */
  isDocumented(call: Call, reply: Reply): boolean;
}

type Examples = ReadonlyMap<string, Reply>;

export function contractReplies({ document }: Contract, validation: Validation): ContractReplies {
  const operations = new Map(operationsOf(document).map((stated) => [stated.operation.operationId, stated.operation]));
  const known = new Map<string, Examples>();
  const examples = (operationId: string): Examples => {
    const before = known.get(operationId);
    if (before) return before;
    const operation = operations.get(operationId);
    const found = new Map<string, Reply>();
    for (const status of Object.keys(nodeOr(operation?.responses)))
      for (const [name, body] of Object.entries(operation ? examplesOf(document, operation, status) : {}))
        if (!found.has(name)) found.set(name, { status: Number(status), body: body as Reply["body"] });
    known.set(operationId, found);
    return found;
  };
  const exampleOf: ContractReplies["exampleOf"] = (operationId, wanted) =>
    [...examples(operationId).values()].find(({ status }) => status === wanted);

  return {
    example: (operationId, name) => examples(operationId).get(name),
    exampleOf,
    said(call, said, language) {
      const { status, reason, msg } = said;
      const plain =
        reason === undefined
          ? (faultIn(call, status, language) ?? exampleOf(call.operationId, status))
          : refusal(call, reason, language, examples(call.operationId).get(reason));
      const textKey = call.envelope === "template" ? "message" : "msg";
      const made = plain ?? { status, body: { code: status, [textKey]: String(status), data: null } };
      const code = said.code ?? made.body.code;
      return { status, body: { ...made.body, code, ...(msg !== undefined && { [textKey]: msg }) } };
    },
    isDocumented: (call, { status, body }) => validation.reply(call, status, body) === null,
  };
}

/** What the transport itself says under a status. */
function faultIn({ envelope }: Call, status: number, language: Language): Reply | undefined {
  return status >= 400 && status !== 422 && isMessageKey(`${status}`)
    ? faultReply(envelope, status as FaultStatus, language)
    : undefined;
}

/** A refusal in the language of the request where its words need no more than its name, else as the contract shows it. */
function refusal({ operationId, envelope }: Call, reason: string, language: Language, example?: Reply): Reply {
  const data = { reason };
  if (envelope === "template") return example ?? { status: 200, body: { code: 0, message: reason } };
  try {
    const msg = refusalMessage(language, operationId as OperationId, { reason });
    return { status: 200, body: { ...(example?.body ?? { data }), code: 0, msg } };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return example ?? { status: 200, body: { code: 0, msg: reason, data } };
  }
}

/** Why a wish of a request cannot be met, or what it asks for: `Prefer: code=503` or `example=ok` (RFC 7240). */
export function wishOf(header: string): { readonly code: number } | { readonly example: string } | null {
  for (const part of header.split(/[,;]/)) {
    const [, name, value = ""] = /^\s*(code|example)\s*=\s*"?([\w.-]{1,100})"?\s*$/i.exec(part) ?? [];
    if (name?.toLowerCase() === "code" && /^[1-5]\d\d$/.test(value)) return { code: Number(value) };
    if (name?.toLowerCase() === "example") return { example: value };
  }
  return null;
}
