import { urlOf } from "#qa/world-view.ts";
import type { JournalEntry } from "#worlds/journal.ts";
import type { World } from "#worlds/world.ts";

/** Characters that are not allowed in a URL, or that curl treats as a pattern. */
const UNSAFE = /[^\x21-\x7e]|["<>\\^`{|}[\]]/gu;

/**
 * Percent-encodes a character. One up to U+00FF stands for a byte, because Node decodes addresses as Latin-1; encode
 * that byte.
 */
function encode(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code > 0xff) return encodeURIComponent(character.toWellFormed());
  return `%${code.toString(16).toUpperCase().padStart(2, "0")}`;
}

/**
 * Returns a function that builds the address for sending a recorded call again: its world's address below the server's
 * URL, even if the call named the world by header or host.
 */
export function replayAddresses(world: World, publicUrl: string): (entry: Pick<JournalEntry, "path">) => string {
  const worldUrl = urlOf(world, publicUrl).replace(/\/$/, "");
  return ({ path }) => {
    const [address = ""] = path.split("#", 1);
    return `${address.startsWith("/__qa/") ? publicUrl : worldUrl}${address.replaceAll(UNSAFE, encode)}`;
  };
}
