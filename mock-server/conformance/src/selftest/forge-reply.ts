// Forges replies: puts one small fault into the server's replies before the tool sees them.
import { isNode } from "@hashgrove/contract/document.ts";
import type { Outgoing, Send } from "#client/http-client.ts";
import type { CheckName } from "#replies/checks.ts";
import { parsedJson, type Received, type Reply } from "#replies/reply.ts";

export interface Met {
  readonly request: Outgoing;
  /** Without the query. */
  readonly path: string;
  readonly token: string;
  readonly reply: Received;
}

/** Values that a defect stores during a run, under keys of its own. */
export type Memory = Map<string, unknown>;

export interface Defect {
  readonly name: string;
  /** The check that must find the forged reply at `operation`. */
  readonly check: CheckName;
  readonly operation: string;
  /** Checks to run; by default only `check`. */
  readonly by?: readonly string[];
  /** Returns the forged reply; undefined for the true one. */
  spoil(met: Met, memory: Memory): Received | undefined;
}

export type Json = Record<string, unknown>;

export const withJson = (reply: Received, json: unknown): Received => withText(reply, JSON.stringify(json));

export const withText = (reply: Received, text: string): Received => ({ ...reply, text, json: parsedJson(text) });

/** Returns the reply with an edited copy of its body; the reply itself if it has no JSON object. */
export function edited(reply: Received, edit: (envelope: Json & { data: Json }) => void): Received {
  if (!isNode(reply.json)) return reply;
  const envelope = structuredClone(reply.json) as Json & { data: Json };
  edit(envelope);
  return withJson(reply, envelope);
}

/** A reply with another status. */
export const under = (reply: Received, status: number): Received => ({ ...reply, status });

export const accepted = (reply: Received): Received =>
  under(withJson(reply, { code: 200, msg: "ok", data: null }), 200);

/** Wraps `send`: replaces replies by those that the defect forges. */
export function spoiled(send: Send, defect: Defect): Send {
  const memory: Memory = new Map();
  return async (request): Promise<Reply> => {
    const reply = await send(request);
    if (reply.kind === "unanswered") return reply;
    const path = request.path.replace(/\?.*$/s, "");
    return defect.spoil({ request, path, token: request.headers.authorization ?? "", reply }, memory) ?? reply;
  };
}
