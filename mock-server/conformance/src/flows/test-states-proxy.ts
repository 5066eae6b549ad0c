// A test back office for runners without a states adapter: a proxy in front of the server. It knows the steps in order
// and arranges each step's state just before the step's request.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { parsedJson } from "#replies/reply.ts";
import { evaluate, type Scope } from "./arazzo-expression.ts";
import type { Step, Workflow } from "./arazzo.ts";
import type { States } from "./states.ts";

interface Awaited {
  readonly step: Step;
  readonly scope: Scope & { readonly outputs: Map<string, Record<string, unknown>> };
}

export interface StatesProxy {
  readonly server: Server;
  /** Steps without a request so far, in order: `S1 assets`. */
  readonly left: () => readonly string[];
}

/** Serves workflows in order, one request per step; requests out of order get 500 with a message. */
export function statesProxy(
  workflows: readonly Workflow[],
  inputs: Scope["inputs"],
  target: string,
  states: States,
): StatesProxy {
  const awaited = workflows.flatMap(({ workflowId, steps }) => {
    const outputs = new Map<string, Record<string, unknown>>();
    return steps.map((step) => ({ workflowId, step, scope: { inputs, outputs, response: null } }));
  });

  async function forward({ step, scope }: Awaited, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (step.state) await states.arrange(step.state.state, evaluate(step.state.params, scope));
    const { method = "GET", url = "", headers } = request;
    const kept = ["authorization", "content-type", "idempotency-key", "accept-language"];
    const reply = await fetch(`${target}${url}`, {
      method,
      headers: kept.flatMap((name): [string, string][] => (headers[name] ? [[name, String(headers[name])]] : [])),
      ...(method !== "GET" && { body: await buffer(request) }),
    });
    const text = await reply.text();
    const json = parsedJson(text);
    const outputs = evaluate(step.outputs, { ...scope, response: { status: reply.status, json } });
    scope.outputs.set(step.stepId, outputs as Record<string, unknown>);
    const shown = [...reply.headers].filter(([name]) => !/^(connection|content-length|content-encoding)$/.test(name));
    response.writeHead(reply.status, shown.flat()).end(text);
  }

  const server = createServer((request, response) => {
    const [next] = awaited;
    const wrong = (problem: string): void => void response.writeHead(500).end(problem);
    const path = request.url?.replace(/\?.*$/s, "");
    if (!next || next.step.call.path !== path || next.step.call.method !== request.method)
      return wrong(`awaited ${next ? next.step.stepId : "nothing"}, not ${request.method} ${path}`);
    awaited.shift();
    forward(next, request, response).catch((error: unknown) => wrong(String(error)));
  });
  return { server, left: () => awaited.map(({ workflowId, step }) => `${workflowId} ${step.stepId}`) };
}
