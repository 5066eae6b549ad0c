// Builds replies of a call from the contract alone, without executing it: its examples and its error replies.
import type { Call, Contract, Envelope } from "@hashgrove/contract/contract.ts";
import { examplesOf, nodeOr, operationsOf } from "@hashgrove/contract/document.ts";
import type { Validation, Violation } from "@hashgrove/contract/validation.ts";
import type { Language } from "#domain/state.ts";
import type { OperationId } from "#operations/operation.ts";
import type { FaultStatus } from "#ports/request-fault.ts";
import type { FaultEffect } from "#worlds/faults/fault-rule.ts";
import { faultReply, type Reply } from "./envelope.ts";
import { isMessageKey, refusalMessage } from "./messages.ts";

export type ReplySpec = Extract<FaultEffect, { reply: unknown }>["reply"];

export interface ContractReplies {
  /** The call's example with this name, under any status; undefined when there is none. */
  example(operationId: string, name: string): Reply | undefined;
  /** The call's first example for a status; undefined when there is none. */
  exampleOf(operationId: string, status: number): Reply | undefined;
  /** Builds the reply that a fault rule specifies, with its text in a language. */
  compose(call: Call, spec: ReplySpec, language: Language): Reply;
  /** The first way in which a reply deviates from the call's contract, or null. */
  deviationOf(call: Call, reply: Reply): Violation | null;
}

type Examples = ReadonlyMap<string, Reply>;

export function contractReplies({ document }: Contract, validation: Validation): ContractReplies {
  const operations = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation]));
  const cache = new Map<string, Examples>();
  const examples = (operationId: string): Examples => {
    const cached = cache.get(operationId);
    if (cached) return cached;
    const operation = operations.get(operationId);
    const found = new Map<string, Reply>();
    for (const status of Object.keys(nodeOr(operation?.responses)))
      for (const [name, body] of Object.entries(operation ? examplesOf(document, operation, status) : {}))
        if (!found.has(name)) found.set(name, { status: Number(status), body: body as Reply["body"] });
    cache.set(operationId, found);
    return found;
  };
  const exampleOf: ContractReplies["exampleOf"] = (operationId, wanted) =>
    [...examples(operationId).values()].find(({ status }) => status === wanted);

  return {
    example: (operationId, name) => examples(operationId).get(name),
    exampleOf,
    compose(call, spec, language) {
      const { status, reason, msg } = spec;
      const all = examples(call.operationId);
      const documented =
        reason !== undefined
          ? refusal(call, reason, language, all.get(reason))
          : spec.code === undefined || spec.code === SUCCESS[call.envelope]
            ? (transportFault(call, status, language) ?? exampleOf(call.operationId, status))
            : failureOf(call, spec.code, language, [...all.values()]);
      const textKey = call.envelope === "template" ? "message" : "msg";
      const base = documented ?? { status, body: { code: status, [textKey]: String(status), data: null } };
      const code = spec.code ?? base.body.code;
      const text = msg !== undefined && { [textKey]: msg };
      return { status, body: { ...base.body, code, ...text, ...("data" in spec && { data: spec.data }) } };
    },
    deviationOf: (call, { status, body }) => validation.reply(call, status, body),
  };
}

const SUCCESS: Readonly<Partial<Record<Envelope, number>>> = { product: 200, upload: 1, template: 0 };

/** Builds the reply of a failed call from its code; `compose` sets the HTTP status. */
function failureOf(call: Call, code: number, language: Language, examples: readonly Reply[]): Reply {
  const example = examples.find(({ body }) => body.code === code);
  const { reason } = { ...(example?.body["data"] as { readonly reason?: unknown } | null | undefined) };
  if (typeof reason === "string") return refusal(call, reason, language, example);
  // A code without a text and without an example gets the reply of a 500.
  return transportFault(call, code, language) ?? example ?? faultReply(call.envelope, 500, language);
}

/** The standard reply of an HTTP error status; undefined for 422 and for statuses without a text. */
function transportFault({ envelope }: Call, status: number, language: Language): Reply | undefined {
  return status >= 400 && status !== 422 && isMessageKey(`${status}`)
    ? faultReply(envelope, status as FaultStatus, language)
    : undefined;
}

/** A refusal in the language of the request if its text needs no parameters; otherwise the contract's example. */
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

/** Parses `Prefer: code=503` or `Prefer: example=ok` (RFC 7240); null for anything else. */
export function parsePreference(header: string): { readonly code: number } | { readonly example: string } | null {
  for (const part of header.split(/[,;]/)) {
    const [, name, value = ""] = /^\s*(code|example)\s*=\s*"?([\w.-]{1,100})"?\s*$/i.exec(part) ?? [];
    if (name?.toLowerCase() === "code" && /^[1-5]\d\d$/.test(value)) return { code: Number(value) };
    if (name?.toLowerCase() === "example") return { example: value };
  }
  return null;
}
