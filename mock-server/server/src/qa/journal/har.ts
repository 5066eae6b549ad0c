// The journal as an HTTP Archive (HAR), for browsers and other tools.
import type { JournalEntry } from "#worlds/journal.ts";
import type { World } from "#worlds/world.ts";

export const wantsHar = (accept: string | undefined): boolean =>
  /^application\/har\+json\s*(?:[;,]|$)/i.test(accept ?? "");

const nameValuePairs = (record: Readonly<Record<string, string>>) =>
  Object.entries(record).map(([name, value]) => ({ name, value }));

function queryString(path: string): { name: string; value: string }[] {
  return [...new URLSearchParams(path.split("?").slice(1).join("?"))].map(([name, value]) => ({ name, value }));
}

const textOf = (body: unknown): string => (body === null ? "" : JSON.stringify(body));

/** An HTTP Archive 1.2 of calls, with the journal's masks. A call without a reply has status 0. */
export function harOf(entries: readonly JournalEntry[], world: World, version: string): { log: Record<string, never> } {
  const log = {
    version: "1.2",
    creator: { name: "hashgrove", version },
    comment: `world ${world.id}; times are the world's`,
    pages: [],
    entries: entries.filter(({ operationId }) => !operationId.startsWith("qa.")).map((entry) => harEntry(entry, world)),
  };
  return { log: log as unknown as Record<string, never> };
}

function harEntry(
  { seq, at, t, method, path, request, reply, operationId, outcome, fault, violations }: JournalEntry,
  world: World,
) {
  const requestText = textOf(request.body);
  const replyText = textOf(reply.body);
  return {
    startedDateTime: at,
    time: t,
    request: {
      method,
      // HAR needs absolute URLs; the client's actual host is not recorded.
      url: `http://${world.id}.localhost${path.split("#", 1)[0]}`,
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
