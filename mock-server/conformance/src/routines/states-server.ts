// An adapter of states, as `--states` asks for one: what a back office does, done to our own server through its control
// surface. Copy it and let its functions call your own back office. It is asked `POST {state, params}`; 2xx means done,
// 404 that it does not know the state.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { StateFailed, type States } from "./states.ts";

type Params = Readonly<Record<string, unknown>>;
type Arrange = (params: Params) => Promise<unknown>;

const DAY_S = 86_400;

/** What can be brought about in a world of ours, `http://127.0.0.1:4010/__qa/worlds/default`. */
function statesOf(world: string): Readonly<Record<string, Arrange>> {
  const ask = async (method: string, path: string, body?: object): Promise<{ items: { id: number }[] }> => {
    const headers = { "x-qa": "1", "content-type": "application/json" };
    const response = await fetch(`${world}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { items: { id: number }[] };
  };
  const decideAll = async ({ account, kind, state }: Params, decision: object): Promise<void> => {
    const { items } = await ask("GET", `/reviews?state=${String(state)}&kind=${String(kind)}&user=${String(account)}`);
    for (const { id } of items) await ask("POST", `/reviews/${id}`, decision);
  };
  return {
    /** So many yen more on the account's balance. */
    "member-has-yen": ({ account, amount }) =>
      ask("POST", `/users/${String(account)}/grant`, { currency: "JPY", amount, memo: "contract" }),
    /** Moves the server's clock so many seconds ahead, and runs the jobs due until then. */
    "clock-advanced": ({ seconds }) => {
      const days = Math.floor(Number(seconds) / DAY_S);
      return ask("POST", "/clock/advance", { by: `P${days}DT${Number(seconds) - days * DAY_S}S` });
    },
    /** From now on, whatever of a kind is handed in waits until it is decided. */
    "reviews-wait": ({ kind }) => ask("PUT", "/policy", { [String(kind)]: "manual" }),
    /** So many have signed up with the account's invite code. */
    "member-has-invited": ({ account, people }) => ask("POST", `/users/${String(account)}/invite`, { count: people }),
    /** Whatever of a kind waits for the back office is approved: topup, withdrawal, wallet, identity. */
    "reviews-approved": ({ account, kind }) => decideAll({ account, kind, state: "open" }, { decision: "approve" }),
    /** The same rejected. */
    "reviews-rejected": ({ account, kind, reason }) =>
      decideAll({ account, kind, state: "open" }, { decision: "reject", reason }),
    /** Every bound wallet of the account has to be bound again. */
    "bindings-reopened": ({ account, reason }) =>
      decideAll({ account, kind: "wallet", state: "approved" }, { decision: "reopen", reason }),
  };
}

/** The same without a server between. */
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

/** A server of those states; it does not listen yet. */
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
