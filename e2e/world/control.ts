// Calls of the control API, typed by its contract, including the success reply.
import "./direct-loopback.ts";
import type { paths } from "#qa";

type Verb = "get" | "post" | "put" | "patch" | "delete";
/** Paths with this method. */
type PathOf<V extends Verb> = {
  [P in keyof paths]: paths[P] extends Record<V, { responses: object }> ? P : never;
}[keyof paths];
type Call<V extends Verb, P extends PathOf<V>> = paths[P][V];

type PathInput<C> = C extends { parameters: { path: infer Path extends object } } ? { path: Path } : object;
type QueryInput<C> = C extends { parameters: { query?: infer Query } } ? { query?: Exclude<Query, undefined> } : object;
type HeaderInput<C> = C extends { parameters: { header: infer Headers extends object } }
  ? { headers: Headers }
  : object;
type BodyInput<C> = C extends { requestBody: { content: { "application/json": infer Body } } }
  ? { body: Body }
  : C extends { requestBody?: { content: { "application/json": infer Body } } }
    ? { body?: Body }
    : object;
type Input<C> = PathInput<C> & QueryInput<C> & HeaderInput<C> & BodyInput<C>;

type Json<Reply> = Reply extends { content: { "application/json": infer Body } } ? Body : never;
type Output<C> = C extends { responses: infer Replies } ? Json<Replies[keyof Replies & (200 | 201)]> : never;

/** A server's address and control token. */
export interface Door {
  /** `http://127.0.0.1:4010` */
  readonly target: string;
  /** Control token, if the server requires one. */
  readonly token?: string | undefined;
}

export const headersOf = ({ token }: Door): Record<string, string> => ({
  "x-qa": "1",
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});

/** Whether a server has worlds. If it is unreachable, the next call reports that. */
export async function hasSurface(target: string): Promise<boolean> {
  const reply = await fetch(`${target}/__qa/health`).catch(() => null);
  // Only JSON counts, because many servers reply to unknown paths with their HTML page.
  return reply === null || (reply.status !== 404 && /json/.test(reply.headers.get("content-type") ?? ""));
}

/** Sends a request, with readable errors if the server is unreachable or has no worlds. */
export async function reach(door: Door, path: string, init: RequestInit = {}): Promise<Response> {
  const address = `${door.target}/__qa${path}`;
  const reply = await fetch(address, { ...init, headers: { ...headersOf(door), ...init.headers } }).catch(
    (error: unknown) => {
      throw new Error(`no server answers at ${door.target}: start one with "npm start", or set \`target\``, {
        cause: error,
      });
    },
  );
  if (reply.ok) return reply;
  const text = await reply.text();
  const why =
    path === "/health" && reply.status === 404
      ? "it has no control surface (start it with --control; for a server of your own, give `accounts`)"
      : text;
  throw new Error(`${init.method ?? "GET"} ${address} answered ${reply.status}: ${why}`);
}

/** Makes one call; throws the server's reply unless successful. */
export async function call<V extends Verb, P extends PathOf<V>>(
  door: Door,
  verb: V,
  path: P,
  input: Input<Call<V, P>>,
): Promise<Output<Call<V, P>>> {
  const given = input as Partial<Record<"path" | "query" | "body", object>> & { headers?: Record<string, string> };
  const { path: parts = {}, query = {}, headers, body } = given;
  const filled = Object.entries(parts).reduce<string>(
    (rest, [name, value]) => rest.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const reply = await reach(door, asked.size === 0 ? filled : `${filled}?${asked}`, {
    method: verb.toUpperCase(),
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (reply.status === 204 ? undefined : await reply.json()) as Output<Call<V, P>>;
}
