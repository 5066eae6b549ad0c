// Spoils a server: one small fault between the tool and the server.
import { isNode } from "@hashgrove/contract/document.ts";
import type { CheckName } from "#judge/check.ts";
import { parsedJson, type Received, type Reply } from "#judge/reply.ts";
import type { Outgoing, Send } from "#probe/client.ts";

export interface Met {
  readonly request: Outgoing;
  /** Without the query. */
  readonly path: string;
  readonly token: string;
  readonly reply: Received;
}

/** What a fault remembers of a run, by names of its own. */
export type Memory = Map<string, unknown>;

export interface Defect {
  readonly name: string;
  /** The check that has to find it, at that call. */
  readonly check: CheckName;
  readonly operation: string;
  /** The checks that are run to find it; the one above, where it is one of cases or sequences. */
  readonly by?: readonly string[];
  /** The reply as the spoiled server gives it; undefined for the true one. */
  spoil(met: Met, memory: Memory): Received | undefined;
}

export type Json = Record<string, unknown>;

/** A reply with another body, spelt as JSON. */
export const withJson = (reply: Received, json: unknown): Received => withText(reply, JSON.stringify(json));

/** A reply with another body, whatever it says. */
export const withText = (reply: Received, text: string): Received => ({ ...reply, text, json: parsedJson(text) });

/** A reply whose body is changed in place; the true one where there is no envelope. */
export function edited(reply: Received, edit: (envelope: Json & { data: Json }) => void): Received {
  if (!isNode(reply.json)) return reply;
  const envelope = structuredClone(reply.json) as Json & { data: Json };
  edit(envelope);
  return withJson(reply, envelope);
}

/** A reply under another status. */
export const under = (reply: Received, status: number): Received => ({ ...reply, status });

/** The reply that a server of this kind gives to a write that it takes. */
export const accepted = (reply: Received): Received =>
  under(withJson(reply, { code: 200, msg: "ok", data: null }), 200);

/** A client of the spoiled server. */
export function spoiled(send: Send, defect: Defect): Send {
  const memory: Memory = new Map();
  return async (request): Promise<Reply> => {
    const reply = await send(request);
    if (reply.kind === "unanswered") return reply;
    const path = request.path.replace(/\?.*$/s, "");
    return defect.spoil({ request, path, token: request.headers.authorization ?? "", reply }, memory) ?? reply;
  };
}
