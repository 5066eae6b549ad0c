// Applies a JSON Patch (RFC 6902) to copies of rows. Every step uses own properties of plain objects and items of
// arrays only, so that no pointer reaches a method. The work of all operations together is limited, because it blocks
// the event loop: a few operations can double a list again and again.
import { isDeepStrictEqual } from "node:util";
import { keysOf } from "@hashgrove/contract/json-pointer.ts";
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { QaFault } from "#qa/operation.ts";

type PatchOperation = components["schemas"]["PatchOperation"];
type Holder = unknown[] | Record<string, unknown>;
interface Location {
  readonly parent: Holder;
  readonly key: string;
}

/** The most values that the operations of a patch together copy, move or compare, including nested values. */
export const MOST_VALUES = 50_000;
/** The most characters of text that the operations of a patch together copy, move or compare. */
export const MOST_CHARACTERS = 4 * 1024 * 1024;
/** Shifting this many list items takes as long as copying one value. */
const SHIFTED_PER_VALUE = 64;
/** The deepest allowed nesting of a row; the rows' schemas need only 5. */
export const DEEPEST_ROW = 32;

const INDEX = /^(?:0|[1-9]\d{0,9})$/;
const isHolder = (value: unknown): value is Holder => typeof value === "object" && value !== null;

/** Whether a container has its own entry with this key; `length` of an array does not count. */
const has = (parent: Holder, key: string): boolean =>
  Array.isArray(parent) ? INDEX.test(key) && Number(key) < parent.length : Object.hasOwn(parent, key);
const valueIn = ({ parent, key }: Location): unknown => (parent as Record<string, unknown>)[key];

class PatchFailed extends Error {}

/** Finds the container that a pointer's last key belongs to; the entry itself need not exist yet. */
function locate(tables: Holder, pointer: string): Location {
  const parts = keysOf(pointer);
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

/** Counts the work of a patch. Its functions throw RangeError above a limit. */
export interface PatchWork {
  /** Copies a value at this depth of its row, and counts the work. */
  copy(value: unknown, depth: number): unknown;
  /** Counts the work for a value that is moved or compared. */
  count(value: unknown, depth: number): void;
  /** Counts the work for the items that an insertion or removal shifts. */
  countShift(items: number): void;
}

export function createPatchWork(): PatchWork {
  let values = 0;
  let characters = 0;
  const addValues = (more: number): void => {
    values += more;
    if (values > MOST_VALUES) throw new RangeError(`a patch touches ${MOST_VALUES} values at most`);
  };
  const addCharacters = (more: number): void => {
    characters += more;
    if (characters > MOST_CHARACTERS) throw new RangeError(`a patch touches ${MOST_CHARACTERS} characters at most`);
  };
  const copy = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST_ROW) throw new RangeError(`rows are nested ${DEEPEST_ROW} deep at most`);
    addValues(1);
    if (typeof value === "string") addCharacters(value.length);
    if (Array.isArray(value)) return value.map((inner) => copy(inner, depth + 1));
    if (!isHolder(value)) return value;
    const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
      addCharacters(key.length);
      return [key, copy(inner, depth + 1)];
    });
    return Object.fromEntries(entries);
  };
  return {
    copy,
    count: (value, depth) => void copy(value, depth),
    countShift: (items) => addValues(items / SHIFTED_PER_VALUE),
  };
}

/** Runs a step of a patch. Throws QaFault: 409 patch-failed, 422 too-large. */
export function patchStep<Result>(pointer: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (error instanceof PatchFailed) throw new QaFault(409, "patch-failed", error.message.slice(0, 1000), pointer);
    if (error instanceof RangeError) throw new QaFault(422, "too-large", error.message, pointer);
    throw error;
  }
}

function insert({ parent, key }: Location, value: unknown, pointer: string, work: PatchWork): void {
  if (!Array.isArray(parent)) {
    parent[key] = value;
    return;
  }
  const at = key === "-" ? parent.length : INDEX.test(key) ? Number(key) : Infinity;
  if (at > parent.length) throw new PatchFailed(`${pointer} is not a position in the list`);
  work.countShift(parent.length - at);
  parent.splice(at, 0, value);
}

function take({ parent, key }: Location, work: PatchWork): unknown {
  if (Array.isArray(parent)) {
    work.countShift(parent.length - Number(key));
    return parent.splice(Number(key), 1)[0];
  }
  const value = parent[key];
  delete parent[key];
  return value;
}

/**
 * Applies the operations in place. `tables` has rows by table and key, in objects without a prototype. Throws QaFault:
 * 409 patch-failed, 422 too-large.
 */
export function applyPatch(tables: Holder, patch: readonly PatchOperation[], work: PatchWork): void {
  const apply = (operation: PatchOperation): void => {
    const { path } = operation;
    /** The depth of the value within its row. */
    const depth = keysOf(path).length - 2;
    switch (operation.op) {
      case "test":
        work.count(operation.value, depth);
        if (!isDeepStrictEqual(valueIn(existing(tables, path)), operation.value))
          throw new PatchFailed(`the value at ${path} is different`);
        break;
      case "add":
        insert(locate(tables, path), work.copy(operation.value, depth), path, work);
        break;
      case "replace":
        put(existing(tables, path), work.copy(operation.value, depth));
        break;
      case "remove":
        take(existing(tables, path), work);
        break;
      case "copy": {
        const copied = work.copy(valueIn(existing(tables, operation.from)), depth);
        insert(locate(tables, path), copied, path, work);
        break;
      }
      case "move": {
        if (path.startsWith(`${operation.from}/`)) throw new PatchFailed("a value cannot be moved into itself");
        const moved = take(existing(tables, operation.from), work);
        work.count(moved, depth);
        insert(locate(tables, path), moved, path, work);
      }
    }
  };
  for (const [at, operation] of patch.entries()) patchStep(`/body/${at}`, () => apply(operation));
}
