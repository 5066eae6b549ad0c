// Breaks one field of a real reply, to test a client's guards against a server that breaks the contract.
import type { Call } from "@hashgrove/contract/contract.ts";
import type { Validation } from "@hashgrove/contract/validation.ts";
import type { Reply } from "#http/replies/envelope.ts";

type Path = readonly (string | number)[];
/** The most paths that are collected, so that long lists and deep values take little time. */
const MAX_PATHS = 400;

/** The paths in a value, breadth first, up to MAX_PATHS. */
function pathsIn(value: unknown): Path[] {
  const paths: Path[] = [];
  const queue: { readonly value: unknown; readonly path: Path }[] = [{ value, path: [] }];
  for (let next = queue.shift(); next && paths.length < MAX_PATHS; next = queue.shift()) {
    if (typeof next.value !== "object" || next.value === null) continue;
    const entries = Array.isArray(next.value) ? next.value.entries() : Object.entries(next.value);
    for (const [key, inner] of entries as Iterable<[string | number, unknown]>) {
      const path = [...next.path, key];
      paths.push(path);
      queue.push({ value: inner, path });
    }
  }
  return paths;
}

/** Ways to break a field: remove it, or change its type. */
const MUTATIONS: readonly ((value: unknown) => unknown)[] = [
  () => undefined,
  (value) => (typeof value === "string" ? 7 : "?"),
  (value) => (value === null ? {} : null),
];

/** Returns a copy of the value with the field at a path mutated; the field is removed if `mutate` returns undefined. */
function withMutated(value: unknown, [key, ...rest]: Path, mutate: (value: unknown) => unknown): unknown {
  if (key === undefined) return mutate(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withMutated(item, rest, mutate) : item));
  const changed = withMutated((value as Record<string | number, unknown>)[key], rest, mutate);
  const { [key]: _, ...others } = value as Record<string | number, unknown>;
  return changed === undefined ? others : { ...others, [key]: changed };
}

/**
 * The reply with one field broken so that it violates the contract; `dice` in [0, 1) selects the field. Fields inside
 * `data` are tried first, because clients notice a broken envelope easily. null when nothing can be broken.
 */
export function withBrokenField(
  call: Call,
  { status, body }: Pick<Reply, "status" | "body">,
  dice: number,
  validation: Validation,
): Reply["body"] | null {
  const paths = pathsIn(body);
  const inner = paths.filter(([first, second]) => first === "data" && second !== undefined);
  const outer = paths.filter((path) => !inner.includes(path));
  for (const candidates of [inner, outer]) {
    const first = Math.floor(dice * candidates.length);
    for (const path of [...candidates.slice(first), ...candidates.slice(0, first)]) {
      for (const mutate of MUTATIONS) {
        const broken = withMutated(body, path, mutate) as Reply["body"];
        if (validation.reply(call, status, broken) !== null) return broken;
      }
    }
  }
  return null;
}
