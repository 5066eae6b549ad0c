import type { paths } from "@hashgrove/contract/openapi.gen.d.ts";
import createClient from "openapi-fetch";
import { pageLanguage } from "#lib/translation/page-language.ts";
import { apiBase, REQUEST_TIMEOUT_MS } from "#lib/url/api-base.ts";
import { ownAddress, ownPicture } from "#lib/url/server-file-url.ts";
import { noteServerDate } from "#state/server-clock.ts";
import { readUserinfo } from "#state/session.ts";
import { takeEarlyRead } from "./early-read.ts";

/** The path of a call, as in the contract; also the first part of a query's key. */
export type ApiPath = Extract<keyof paths, `/api/${string}`>;

/** The options in the `meta` of a query or mutation; the global handlers in app/query-client.ts read them. */
declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** A background call: a failure shows no toast, but the end of the session is still handled. */
      failures?: "ignored";
    };
    mutationMeta: {
      /** After a success, shows the server's message as a toast. */
      success?: "toast";
      /** The form shows refusals and invalid fields itself; without this entry they are shown as a toast. */
      refusals?: "inline";
      /**
       * The form shows an unknown outcome itself; without this entry, or once the form is unmounted, a toast shows it.
       */
      unknown?: "inline";
      /** The call moves money. If its form is no longer open, a toast reports the outcome. */
      money?: true;
      /** A failure does not matter: no toast, and a 401 does not end the session. */
      failures?: "ignored";
      /** The calls whose data this write changes; their queries are refetched. */
      invalidates?: readonly ApiPath[];
    };
  }
}

export const client = createClient<paths>({
  baseUrl: apiBase().href,
  fetch: (request) =>
    takeEarlyRead(request) ??
    fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]) }),
});

const ofFormerSession = new WeakSet<Response>();

/** Whether the session's token has changed since the request was sent. */
export const isOfFormerSession = (response: Response): boolean => ofFormerSession.has(response);

client.use({
  // Read the token for each call, because the session may change. The header is the bare token, without "Bearer" (rule
  // A3).
  onRequest: ({ request }) => {
    const token = readUserinfo()?.token;
    if (token) request.headers.set("Authorization", token);
    // Send the page's own language, even if another tab has chosen another one.
    request.headers.set("Accept-Language", pageLanguage());
  },
  onResponse: ({ request, response }) => {
    noteServerDate(response.headers.get("date"));
    if (request.headers.get("Authorization") !== (readUserinfo()?.token || null)) ofFormerSession.add(response);
  },
});

/** The full URL of an image on this server; null for anything else, which callers replace by the default image. */
export const pictureUrl = (path: string): string | null => ownPicture(path, apiBase());

/** The full URL of a file on this server, such as a member's upload; null for anything else. */
export const fileUrl = (path: string): string | null => ownAddress(path, apiBase());

export function queryKey<Path extends ApiPath, Params extends object>(path: Path, params?: Params) {
  return params === undefined ? ([path] as const) : ([path, params] as const);
}
