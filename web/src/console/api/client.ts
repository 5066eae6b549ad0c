// Typed client of the control surface, the server's API for testers. Each call has the header `x-qa`, without which the
// server refuses writes: pages of other sites cannot send it.
import type { components, paths } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import createClient from "openapi-fetch";
import { readToken, wantToken } from "./token.ts";

export type Schemas = components["schemas"];

/** A failed call: the control surface returned an error or did not reply. */
export class QaError extends Error {
  override readonly name = "QaError";
  readonly kind: "failed" | "offline";
  /** The HTTP status; 0 without a reply. */
  readonly code: number;
  /** The error's identifier. Unlike the message, it is never translated or reworded. */
  readonly error: string;
  readonly pointer: string | undefined;

  constructor(status: number, { error, message, pointer }: Partial<Schemas["Fault"]>) {
    super(message ?? "");
    this.kind = status === 0 ? "offline" : "failed";
    this.code = status;
    this.error = error ?? "unreachable";
    this.pointer = pointer;
  }
}

/** Base path of the control surface, from the page's address: a page at `/__qa/ui/` calls `/__qa`. */
export const SURFACE = new URL("..", window.location.href.replace(/#.*/, "")).pathname.replace(/\/$/, "");

export const qa = createClient<paths>({ baseUrl: SURFACE, headers: { "x-qa": "1" }, cache: "no-store" });
qa.use({
  onRequest({ request }) {
    const token = readToken();
    if (token !== null) request.headers.set("authorization", `Bearer ${token}`);
  },
  onResponse({ response }) {
    if (response.status === 401) wantToken();
  },
});

/** Returns the body of a successful call; throws QaError otherwise. */
export async function must<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<NonNullable<Data>> {
  const { data, error, response } = await call.catch(() => {
    throw new QaError(0, {});
  });
  if (!response.ok) throw new QaError(response.status, error ?? {});
  return data as NonNullable<Data>;
}
