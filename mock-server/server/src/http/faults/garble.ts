// Spoils a true reply in one place, so that a client's guards are tested by what a wrong server would send.
import type { Call } from "@hashgrove/contract/contract.ts";
import type { Validation } from "@hashgrove/contract/validation.ts";
import type { Reply } from "#http/replies/envelope.ts";

type Way = readonly (string | number)[];
/** The most places that are looked at; a long list shows its first rows. */
const MOST_PLACES = 400;

/** Every place in a value, the outer ones first. */
function placesIn(value: unknown): Way[] {
  const places: Way[] = [];
  const queue: { readonly value: unknown; readonly way: Way }[] = [{ value, way: [] }];
  for (let next = queue.shift(); next && places.length < MOST_PLACES; next = queue.shift()) {
    if (typeof next.value !== "object" || next.value === null) continue;
    const entries = Array.isArray(next.value) ? next.value.entries() : Object.entries(next.value);
    for (const [key, inner] of entries as Iterable<[string | number, unknown]>) {
      const way = [...next.way, key];
      places.push(way);
      queue.push({ value: inner, way });
    }
  }
  return places;
}

/** What stands at a place instead: nothing, or a value of another type. */
const SPOILS: readonly ((value: unknown) => unknown)[] = [
  () => undefined,
  (value) => (typeof value === "string" ? 7 : "?"),
  (value) => (value === null ? {} : null),
];

/** A copy in which one place holds something else; undefined takes it away. */
function withOther(value: unknown, [key, ...rest]: Way, spoil: (value: unknown) => unknown): unknown {
  if (key === undefined) return spoil(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withOther(item, rest, spoil) : item));
  const changed = withOther((value as Record<string | number, unknown>)[key], rest, spoil);
  const { [key]: _, ...others } = value as Record<string | number, unknown>;
  return changed === undefined ? others : { ...others, [key]: changed };
}

/**
 * The reply with one required field broken; `dice` (0 to below 1) chooses which. What lies in `data` is preferred, since
 * a broken envelope is soon noticed. null when nothing can be broken.
 */
export function withBrokenField(
  call: Call,
  { status, body }: Pick<Reply, "status" | "body">,
  dice: number,
  validation: Validation,
): Reply["body"] | null {
  const places = placesIn(body);
  const inner = places.filter(([first, second]) => first === "data" && second !== undefined);
  const outer = places.filter((place) => !inner.includes(place));
  for (const among of [inner, outer]) {
    const first = Math.floor(dice * among.length);
    for (const place of [...among.slice(first), ...among.slice(0, first)]) {
      for (const spoil of SPOILS) {
        const spoilt = withOther(body, place, spoil) as Reply["body"];
        if (validation.reply(call, status, spoilt) !== null) return spoilt;
      }
    }
  }
  return null;
}
