import { harEntry } from "@hashgrove/contract/har.ts";
import type { JournalEntry } from "#worlds/journal.ts";
import type { World } from "#worlds/world.ts";
import { replayAddresses } from "./replay-address.ts";

export const wantsHar = (accept: string | undefined): boolean =>
  /^application\/har\+json\s*(?:[;,]|$)/i.test(accept ?? "");

const textOf = (body: unknown): string => (body === null ? "" : JSON.stringify(body));

/** Returns calls as an HTTP Archive 1.2, with secrets masked as in the journal. A call without a reply has status 0. */
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
    entries: calls.map((entry) => journalHarEntry(entry, addressOf(entry))),
  };
  return { log: log as unknown as Record<string, never> };
}

function journalHarEntry(
  { seq, at, t, method, request, reply, operationId, outcome, fault, violations }: JournalEntry,
  url: string,
) {
  const requestText = textOf(request.body);
  const replyText = textOf(reply.body);
  return {
    ...harEntry({
      startedAt: at,
      ms: t,
      request: {
        method,
        url,
        headers: request.headers,
        body:
          requestText === ""
            ? null
            : { mimeType: request.headers["content-type"] ?? "application/json", text: requestText },
        bodySize: Buffer.byteLength(requestText),
      },
      reply: {
        status: reply.status ?? 0,
        statusText: "",
        headers: { "content-type": "application/json; charset=utf-8" },
        body: { mimeType: "application/json", text: replyText },
        bodySize: Buffer.byteLength(replyText),
      },
    }),
    comment: [
      `${seq} ${operationId} ${outcome}`,
      ...(fault ? [`fault ${fault.id ?? "by Prefer"}: ${fault.effect} (${fault.when})`] : []),
      ...violations,
    ].join("; "),
  };
}
