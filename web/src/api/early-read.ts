// The page's main read, which first-load/load-code.ts sends before the application's code has loaded.
import { pageLanguage } from "#lib/translation/page-language.ts";
import { REQUEST_TIMEOUT_MS } from "#lib/url/api-base.ts";

interface EarlyRead {
  readonly url: string;
  /** When the read was sent, on the clock of `performance.now()`. */
  readonly at: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly reply: Promise<Response>;
}

declare global {
  var earlyRead: EarlyRead | undefined;
}

/** Maximum age in ms of the early read; after that, the application sends the request again. */
const FRESH_MS = 30_000;
const WHO_AND_HOW = ["authorization", "accept-language"];

export function sendEarlyRead(url: string, token: string): Promise<Response> {
  const headers = { "Accept-Language": pageLanguage(), ...(token && { Authorization: token }) };
  const reply = fetch(url, { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  globalThis.earlyRead = { url, at: performance.now(), headers, reply };
  return reply;
}

/**
 * The reply to the early read, if this request repeats it. Only the first caller receives it, because a body can be
 * read once.
 */
export function takeEarlyRead(request: Request): Promise<Response> | null {
  const early = globalThis.earlyRead;
  if (request.method !== "GET" || early?.url !== request.url) return null;
  globalThis.earlyRead = undefined;
  const sent = new Headers(early.headers);
  const isSame = WHO_AND_HOW.every((name) => sent.get(name) === request.headers.get(name));
  return isSame && performance.now() - early.at < FRESH_MS ? early.reply : null;
}
