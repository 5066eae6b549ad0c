// Applies a JSON Patch (RFC 6902) to copies of rows. Every step uses own properties of plain objects and items of
// arrays only, so that no pointer reaches a method. The amount that the operations write is limited.
import { isDeepStrictEqual } from "node:util";
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { partsOf } from "#worlds/pointer.ts";
import { QaFault } from "#qa/operation.ts";

type PatchOperation = components["schemas"]["PatchOperation"];
type Holder = unknown[] | Record<string, unknown>;
interface Location {
  readonly parent: Holder;
  readonly key: string;
}

/** The approximate limit of what all operations of a patch write together, in characters of JSON. */
export const MOST_WRITTEN = 4 * 1024 * 1024;
/** The deepest nesting of a row; the rows' schemas need 5. */
export const DEEPEST_ROW = 32;

const INDEX = /^(?:0|[1-9]\d{0,9})$/;
const isHolder = (value: unknown): value is Holder => typeof value === "object" && value !== null;

/** Whether a container has its own entry with this key; `length` of an array does not count. */
const has = (parent: Holder, key: string): boolean =>
  Array.isArray(parent) ? INDEX.test(key) && Number(key) < parent.length : Object.hasOwn(parent, key);
const valueIn = ({ parent, key }: Location): unknown => (parent as Record<string, unknown>)[key];

class PatchFailed extends Error {}

/** The container at the end of a pointer; the entry itself need not exist yet. */
function locate(tables: Holder, pointer: string): Location {
  const parts = partsOf(pointer);
  const key = parts.pop() ?? "";
  let parent = tables;
  for (const part of parts) {
    const next = has(parent, part) ? valueIn({ parent, key: part }) : undefined;
    if (!isHolder(next)) throw new PatchFailed(`nothing is at ${pointer}`);
    parent = next;
  }
  return { parent, key };
}

function existing(tables: Holder, pointer: string): Location {
  const location = locate(tables, pointer);
  if (!has(location.parent, location.key)) throw new PatchFailed(`nothing is at ${pointer}`);
  return location;
}

function put({ parent, key }: Location, value: unknown): void {
  (parent as Record<string, unknown>)[key] = value;
}

function insert({ parent, key }: Location, value: unknown, pointer: string): void {
  if (!Array.isArray(parent)) {
    parent[key] = value;
    return;
  }
  const at = key === "-" ? parent.length : INDEX.test(key) ? Number(key) : Infinity;
  if (at > parent.length) throw new PatchFailed(`${pointer} is not a position in the list`);
  parent.splice(at, 0, value);
}

function take({ parent, key }: Location): unknown {
  if (Array.isArray(parent)) return parent.splice(Number(key), 1)[0];
  const value = parent[key];
  delete parent[key];
  return value;
}

/** The approximate size of a value in characters of JSON. Throws RangeError above the limit of size or nesting. */
function measure(value: unknown, limit: number, depth: number): number {
  if (depth > DEEPEST_ROW) throw new RangeError(`rows are nested ${DEEPEST_ROW} deep at most`);
  let size = 1;
  if (typeof value === "string") size += value.length;
  else if (isHolder(value))
    for (const [key, inner] of Object.entries(value)) {
      size += key.length + measure(inner, limit - size, depth + 1);
      if (size > limit) break;
    }
  if (size > limit) throw new RangeError(`a patch writes ${MOST_WRITTEN} characters at most`);
  return size;
}

/**
 * Applies the operations in place. `tables` contains rows by table and key, with null prototypes down to the rows.
 * Throws QaFault: 409 patch-failed, 422 too-large.
 */
export function applyPatch(tables: Holder, patch: readonly PatchOperation[]): void {
  let left = MOST_WRITTEN;
  const countWritten = (value: unknown, path: string): unknown => {
    left -= measure(value, left, partsOf(path).length - 2);
    return value;
  };
  const apply = (operation: PatchOperation): void => {
    const { path } = operation;
    switch (operation.op) {
      case "test":
        if (!isDeepStrictEqual(valueIn(existing(tables, path)), operation.value))
          throw new PatchFailed(`the value at ${path} is different`);
        break;
      case "add":
        insert(locate(tables, path), structuredClone(countWritten(operation.value, path)), path);
        break;
      case "replace":
        put(existing(tables, path), structuredClone(countWritten(operation.value, path)));
        break;
      case "remove":
        take(existing(tables, path));
        break;
      case "copy":
        insert(
          locate(tables, path),
          structuredClone(countWritten(valueIn(existing(tables, operation.from)), path)),
          path,
        );
        break;
      case "move": {
        if (path.startsWith(`${operation.from}/`)) throw new PatchFailed("a value cannot be moved into itself");
        const value = countWritten(take(existing(tables, operation.from)), path);
        insert(locate(tables, path), value, path);
      }
    }
  };
  for (const [at, operation] of patch.entries()) {
    try {
      apply(operation);
    } catch (error) {
      if (error instanceof PatchFailed)
        throw new QaFault(409, "patch-failed", error.message.slice(0, 1000), `/body/${at}`);
      if (error instanceof RangeError) throw new QaFault(422, "too-large", error.message, `/body/${at}`);
      throw error;
    }
  }
}
