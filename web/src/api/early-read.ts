// The prefetch of index.html (see scripts/page-scripts.ts): the first read of the addressed page, sent before the code
// has loaded.

interface EarlyRead {
  readonly url: string;
  /** When it was sent, in `performance.now()` time. */
  readonly at: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly reply: Promise<Response>;
}

declare global {
  var earlyRead: EarlyRead | undefined;
}

/** Maximum age in ms: later code sends the request again. */
const FRESH_MS = 30_000;
const WHO_AND_HOW = ["authorization", "accept-language"];

/** The prefetched reply to this request, if any; only once, since a body can be read once. */
export function takeEarlyRead(request: Request): Promise<Response> | null {
  const early = globalThis.earlyRead;
  if (request.method !== "GET" || early?.url !== request.url) return null;
  globalThis.earlyRead = undefined;
  const sent = new Headers(early.headers);
  const isSame = WHO_AND_HOW.every((name) => sent.get(name) === request.headers.get(name));
  return isSame && performance.now() - early.at < FRESH_MS ? early.reply : null;
}
