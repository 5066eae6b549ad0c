import type { paths } from "@hashgrove/contract/openapi.gen.d.ts";
import createClient from "openapi-fetch";
import { readUser } from "#back-office/stores/user.ts";
import { pageLanguage } from "#lib/translation/page-language.ts";
import { REQUEST_TIMEOUT_MS } from "#lib/url/api-base.ts";
import { mockBase } from "./mock-base.ts";

/** Client for the back office's calls; sends the token of the back office user instead of the member's. */
export const client = createClient<paths>({
  baseUrl: mockBase().href,
  fetch: (request) =>
    fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]) }),
});

client.use({
  onRequest: ({ request }) => {
    const user = readUser();
    if (user && user.token !== "") request.headers.set(user.tokenKey, user.token);
    request.headers.set("Accept-Language", pageLanguage());
  },
});
