// A states adapter for `--states`: back-office actions on the mock server through its control API. Copy it and call
// your own back office. It receives `POST {state, params}`; 2xx means done, 404 an unknown state.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { StateFailed, type States } from "./states.ts";

type Params = Readonly<Record<string, unknown>>;
type Arrange = (params: Params) => Promise<unknown>;

const DAY_S = 86_400;
const MOST_UPLOADS = 1000;
/** The name of a reason that the server shows in each language. */
const USUAL_REASON = "payment-not-found";

/** States of a mock server's world, `http://127.0.0.1:4010/__qa/worlds/default`. */
function statesOf(world: string): Readonly<Record<string, Arrange>> {
  const ask = async <Reply = unknown>(method: string, path: string, body?: object, more = {}): Promise<Reply> => {
    const headers = { "x-qa": "1", "content-type": "application/json", ...more };
    const response = await fetch(`${world}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Reply;
  };
  const decideAll = async ({ account, kind, state }: Params, decision: object): Promise<void> => {
    const query = `state=${String(state)}&kind=${String(kind)}&user=${String(account)}`;
    const { items } = await ask<{ items: { id: number }[] }>("GET", `/reviews?${query}`);
    for (const { id } of items) await ask("POST", `/reviews/${id}`, decision);
  };
  const fillUploads = async (account: unknown): Promise<void> => {
    const { session } = await ask<{ session: { id: number } }>("POST", `/users/${String(account)}/login`, {});
    const { id } = session;
    const { revision } = await ask<{ revision: number }>("GET", `/state?pointer=/members/${id}`);
    const { now } = await ask<{ now: string }>("GET", "/clock");
    const value = { memberId: id, type: "image/png", bytes: 1, originalName: "full.png", at: Date.parse(now) };
    const rows = Array.from({ length: MOST_UPLOADS }, (_, nth) => ({
      op: "add",
      path: `/uploads/~1uploads~1full-${id}-${nth}.png`,
      value,
    }));
    await ask("PATCH", "/state", rows, { "if-match": String(revision) });
  };
  return {
    /** Answers the next call of a path with the status, 429 or 503. */
    "next-call-fails": ({ path, status }) =>
      ask("POST", "/faults", { match: { path }, effect: { reply: { status } }, times: 1 }),
    /** Gives the account as many files as a member may have. */
    "uploads-full": ({ account }) => fillUploads(account),
    /** Adds yen to the account's balance. */
    "member-has-yen": ({ account, amount }) =>
      ask("POST", `/users/${String(account)}/grant`, { currency: "JPY", amount, memo: "contract" }),
    /** Moves the server's clock ahead and runs the jobs due until then. */
    "clock-advanced": ({ seconds }) => {
      const days = Math.floor(Number(seconds) / DAY_S);
      return ask("POST", "/clock/advance", { by: `P${days}DT${Number(seconds) - days * DAY_S}S` });
    },
    /** Lets later submissions of a kind wait for a decision. */
    "reviews-wait": ({ kind }) => ask("PUT", "/policy", { [String(kind)]: "manual" }),
    /** Signs people up with the account's invite code. */
    "member-has-invited": ({ account, people }) => ask("POST", `/users/${String(account)}/invite`, { count: people }),
    /** Approves the account's pending items of a kind: topup, withdrawal, wallet, identity. */
    "reviews-approved": ({ account, kind }) => decideAll({ account, kind, state: "open" }, { decision: "approve" }),
    /** Rejects the account's pending items of a kind. */
    "reviews-rejected": ({ account, kind, reason = USUAL_REASON }) =>
      decideAll({ account, kind, state: "open" }, { decision: "reject", reason }),
    /** Reopens every bound wallet of the account for binding. */
    "bindings-reopened": ({ account, reason }) =>
      decideAll({ account, kind: "wallet", state: "approved" }, { decision: "reopen", reason }),
  };
}

/** Arranges states by direct calls of the control API, without an adapter server. */
export function controlStates(world: string): States {
  const states = statesOf(world);
  return {
    async arrange(state, params) {
      const arrange = Object.hasOwn(states, state) ? states[state] : undefined;
      await arrange?.(params as Params).catch((error: Error) => {
        throw new StateFailed(`${state}: ${error.message}`);
      });
      return arrange !== undefined;
    },
  };
}

/** Creates the server of the states adapter; the caller lets it listen. */
export function statesServer(world: string): Server {
  const states = controlStates(world);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { state, params } = (await json(request)) as { state: string; params: Params };
      response.writeHead((await states.arrange(state, params)) ? 204 : 404).end();
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  };
  return createServer((request, response) => void answer(request, response));
}
