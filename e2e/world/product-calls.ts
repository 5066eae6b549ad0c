// Product calls as a member, for setup and for checks that are not the test's subject.
import "./direct-loopback.ts";
import type { ProductPath } from "#names";
import type { ProductAddress, World } from "./world.ts";

interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** Makes one call below `http://127.0.0.1:4020/w/w1/`; throws the server's reply unless successful. */
export async function callProduct(
  url: string,
  path: string,
  token: string | null,
  body?: object,
  idempotencyKey?: string,
): Promise<unknown> {
  const response = await fetch(`${url}api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(token !== null && { Authorization: token }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { code, msg, data } = (await response.json()) as Envelope;
  if (code !== 200) throw new Error(`${path} answered ${code}: ${[msg, ...detailsOf(data)].join("\n  ")}`);
  return data;
}

/** Details of a refusal besides its message: the reason, and each invalid field with its pointer. */
function detailsOf(data: unknown): string[] {
  const entries = Array.isArray(data) ? data : data === null ? [] : [data];
  return entries.map((entry: unknown) => JSON.stringify(entry));
}

/** Methods for product calls, which every world has. */
export const productCalls = (url: string): Pick<World, "post" | "get"> => ({
  post: async <Data>(
    token: string,
    path: ProductPath,
    body: object,
    { idempotencyKey }: { idempotencyKey?: string } = {},
  ) => (await callProduct(url, path, token, body, idempotencyKey)) as Data,
  get: async <Data>(token: string, path: ProductAddress) => (await callProduct(url, path, token)) as Data,
});
