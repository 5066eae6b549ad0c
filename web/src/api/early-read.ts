// What index.html has asked the server for ahead of the code (see scripts/page-scripts.ts): the first read of the page
// that the address names.

interface EarlyRead {
  readonly url: string;
  /** When it was sent, as `performance.now()` counts. */
  readonly at: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly reply: Promise<Response>;
}

declare global {
  var earlyRead: EarlyRead | undefined;
}

/** In ms: code that comes later than this asks again. */
const FRESH_MS = 30_000;
const WHO_AND_HOW = ["authorization", "accept-language"];

/** The reply to this very request, where it has been asked for already; once, since a body is read once. */
export function takeEarlyRead(request: Request): Promise<Response> | null {
  const early = globalThis.earlyRead;
  if (request.method !== "GET" || early?.url !== request.url) return null;
  globalThis.earlyRead = undefined;
  const sent = new Headers(early.headers);
  const isSame = WHO_AND_HOW.every((name) => sent.get(name) === request.headers.get(name));
  return isSame && performance.now() - early.at < FRESH_MS ? early.reply : null;
}
