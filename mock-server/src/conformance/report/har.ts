// HAR 1.2 of everything that was sent, for browsers' tools and for a second reading by `redocly drift`.
import type { Masker } from "#conformance/run/mask.ts";
import type { Exchange } from "#conformance/run/probe.ts";
import { parsedJson } from "#conformance/judge/reply.ts";
import type { RunResult } from "#conformance/run/result.ts";

const pairs = (headers: Readonly<Record<string, string>>): { name: string; value: string }[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

/** A body with its secrets masked by name where it is JSON, by value elsewhere. */
function maskedText(text: string, masker: Masker): string {
  const json = parsedJson(text);
  return json === undefined ? masker.text(text) : JSON.stringify(masker.json(json));
}

function entry({ request, reply, at }: Exchange, baseUrl: string, masker: Masker): object {
  const url = `${baseUrl}${masker.text(request.path)}`;
  const { searchParams } = new URL(url);
  const received = reply.kind === "received" ? reply : null;
  const mimeType = received?.headers["content-type"] ?? "";
  return {
    startedDateTime: new Date(at).toISOString(),
    time: reply.ms,
    request: {
      method: request.method,
      url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(masker.headers(request.headers)),
      queryString: [...searchParams].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: -1,
      ...(typeof request.body === "string" && {
        postData: { mimeType: request.headers["content-type"] ?? "", text: maskedText(request.body, masker) },
      }),
    },
    response: {
      status: received?.status ?? 0,
      statusText: reply.kind === "unanswered" ? reply.detail : "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(masker.headers(received?.headers ?? {})),
      content: { size: received?.bytes ?? 0, mimeType, text: maskedText(received?.text ?? "", masker) },
      redirectURL: "",
      headersSize: -1,
      bodySize: received?.bytes ?? -1,
    },
    cache: {},
    timings: { send: 0, wait: reply.ms, receive: 0 },
  };
}

/** The content of run.har. */
export const harFile = ({ exchanges, baseUrl }: RunResult, masker: Masker): object => ({
  log: {
    version: "1.2",
    creator: { name: "hashgrove contract", version: "1" },
    entries: exchanges.map((exchange) => entry(exchange, baseUrl, masker)),
  },
});
