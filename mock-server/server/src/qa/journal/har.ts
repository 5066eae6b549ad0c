// The journal as an HTTP Archive (HAR), for browsers and other tools.
import type { JournalEntry } from "#worlds/journal.ts";
import type { World } from "#worlds/world.ts";
import { replayAddresses } from "./replay-address.ts";

export const wantsHar = (accept: string | undefined): boolean =>
  /^application\/har\+json\s*(?:[;,]|$)/i.test(accept ?? "");

const nameValuePairs = (record: Readonly<Record<string, string>>) =>
  Object.entries(record).map(([name, value]) => ({ name, value }));

function queryString(path: string): { name: string; value: string }[] {
  return [...new URLSearchParams(path.split("?").slice(1).join("?"))].map(([name, value]) => ({ name, value }));
}

const textOf = (body: unknown): string => (body === null ? "" : JSON.stringify(body));

/** An HTTP Archive 1.2 of calls, with the journal's masks. A call without a reply has status 0. */
export function harOf(
  entries: readonly JournalEntry[],
  world: World,
  { version, publicUrl }: { readonly version: string; readonly publicUrl: string },
): { log: Record<string, never> } {
  const addressOf = replayAddresses(world, publicUrl);
  const calls = entries.filter(({ operationId }) => !operationId.startsWith("qa."));
  const log = {
    version: "1.2",
    creator: { name: "hashgrove", version },
    comment: `world ${world.id}; times are the world's`,
    pages: [],
    entries: calls.map((entry) => harEntry(entry, addressOf(entry))),
  };
  return { log: log as unknown as Record<string, never> };
}

function harEntry(
  { seq, at, t, method, path, request, reply, operationId, outcome, fault, violations }: JournalEntry,
  url: string,
) {
  const requestText = textOf(request.body);
  const replyText = textOf(reply.body);
  return {
    startedDateTime: at,
    time: t,
    request: {
      method,
      url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: nameValuePairs(request.headers),
      queryString: queryString(path),
      ...(requestText !== "" && {
        postData: { mimeType: request.headers["content-type"] ?? "application/json", text: requestText },
      }),
      headersSize: -1,
      bodySize: Buffer.byteLength(requestText),
    },
    response: {
      status: reply.status ?? 0,
      statusText: "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: [{ name: "content-type", value: "application/json; charset=utf-8" }],
      content: { size: Buffer.byteLength(replyText), mimeType: "application/json", text: replyText },
      redirectURL: "",
      headersSize: -1,
      bodySize: Buffer.byteLength(replyText),
    },
    cache: {},
    timings: { send: 0, wait: t, receive: 0 },
    comment: [
      `${seq} ${operationId} ${outcome}`,
      ...(fault ? [`fault ${fault.id ?? "by Prefer"}: ${fault.effect} (${fault.when})`] : []),
      ...violations,
    ].join("; "),
  };
}
