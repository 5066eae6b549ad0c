// Calls as entries of an HTTP Archive (HAR) 1.2, for browsers and other tools.

type Texts = Readonly<Record<string, string>>;

export interface HarCall {
  /** ISO 8601. */
  readonly startedAt: string;
  readonly ms: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Texts;
    /** Null if there is no body, or if it is not text. */
    readonly body: { readonly mimeType: string; readonly text: string } | null;
    /** -1 if unknown. */
    readonly bodySize: number;
  };
  readonly reply: {
    /** 0 without a reply. */
    readonly status: number;
    readonly statusText: string;
    readonly headers: Texts;
    readonly body: { readonly mimeType: string; readonly text: string };
    readonly bodySize: number;
  };
}

const pairsOf = (entries: Iterable<readonly [string, string]>): { name: string; value: string }[] =>
  [...entries].map(([name, value]) => ({ name, value }));

const CONSTANTS = { httpVersion: "HTTP/1.1", cookies: [], headersSize: -1 };

export const harEntry = ({ startedAt, ms, request, reply }: HarCall) => ({
  startedDateTime: startedAt,
  time: ms,
  request: {
    ...CONSTANTS,
    method: request.method,
    url: request.url,
    headers: pairsOf(Object.entries(request.headers)),
    queryString: pairsOf(new URLSearchParams(request.url.split("?").slice(1).join("?"))),
    ...(request.body && { postData: request.body }),
    bodySize: request.bodySize,
  },
  response: {
    ...CONSTANTS,
    status: reply.status,
    statusText: reply.statusText,
    headers: pairsOf(Object.entries(reply.headers)),
    content: { size: Math.max(reply.bodySize, 0), ...reply.body },
    redirectURL: "",
    bodySize: reply.bodySize,
  },
  cache: {},
  timings: { send: 0, wait: ms, receive: 0 },
});
