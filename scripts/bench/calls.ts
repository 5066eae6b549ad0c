// Calls that several benchmarks use.
import type { Server } from "./server.ts";

export interface Envelope {
  readonly code: number;
  readonly data: unknown;
}

/** The body of a purchase of the demo's cheapest product. */
export const purchase = (price = 10_000) => ({ products_id: 1, price, expire: 3 });
export const JSON_HEADERS = { "content-type": "application/json" };

export async function post(
  { url }: Pick<Server, "url">,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Envelope> {
  const reply = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { ...JSON_HEADERS, ...headers },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Envelope;
}

/** Logs a demo member in; returns the token of the new session. */
export async function login(server: Pick<Server, "url">, account: "alice" | "bob"): Promise<string> {
  const { data } = await post(server, "/api/user/login", { account, password: "Passw0rd1" });
  return (data as { userinfo: { token: string } }).userinfo.token;
}

/** Gives a member of the default world practically unlimited money, through the control API. */
export async function enrich(server: Pick<Server, "url">, account: "alice" | "bob"): Promise<void> {
  const grant = { currency: "JPY", amount: 999_999_999_999 };
  for (let times = 0; times < 5; times += 1) {
    await post(server, `/__qa/worlds/default/users/${account}/grant`, grant, { "x-qa": "1" });
  }
}
