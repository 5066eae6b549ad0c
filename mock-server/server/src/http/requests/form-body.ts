// Parses a form-encoded body with lists and objects in brackets: `ids[]=a&ids[]=b`, `department[id]=c`. All values are
// text.
import { isUtf8 } from "node:buffer";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isTrustedSender, type TrustedSenders } from "#http/cors/sender.ts";
import { RequestFault } from "#ports/request-fault.ts";
import { FORBIDDEN_KEYS, MAX_DEPTH, MAX_KEYS } from "./json-body.ts";

const TYPE = "application/x-www-form-urlencoded";

export const isFormEncoded = ({ headers }: FastifyRequest): boolean =>
  (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() === TYPE;

/** Makes the routes registered after it accept form-encoded bodies, except from pages of other sites (415). */
export function acceptFormBodies(app: FastifyInstance, senders: TrustedSenders): void {
  app.addContentTypeParser(TYPE, { parseAs: "buffer" }, (request, body, done) => {
    try {
      if (!isTrustedSender(request, senders))
        throw new RequestFault(415, "a page of another site cannot send a form here");
      done(null, parseFormBody(body as Buffer));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}

/** The fields of an object by key. A field is an object, or the list of all texts that its key has. */
type Part = Map<string, Part | string[]>;

/**
 * Parses a form-encoded body. Keys with numeric or empty brackets and repeated keys become lists. Throws a
 * RequestFault: 400 when the body is not UTF-8, is nested deeper than 32, has a key that could reach an object's
 * prototype, or uses one key for both text and an object; 413 above 10,000 keys.
 */
export function parseFormBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new RequestFault(400, "the body is not UTF-8");
  const whole: Part = new Map();
  let count = 0;
  for (const [key, value] of new URLSearchParams(bytes.toString("utf8"))) {
    count += 1;
    if (count > MAX_KEYS) throw new RequestFault(413, `the body has more than ${MAX_KEYS} keys`);
    put(whole, pathOf(key), value);
  }
  return objectOf(whole);
}

/** Splits `a[b][]` into `a`, `b` and "". A key without such brackets is one part. */
function pathOf(key: string): string[] {
  const [, first, brackets = ""] = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(key) ?? [];
  const path = first === undefined ? [key] : [first, ...brackets.slice(1, -1).split("][")];
  if (path.length > MAX_DEPTH) throw new RequestFault(400, `the body is nested deeper than ${MAX_DEPTH}`);
  const forbidden = path.find((name) => FORBIDDEN_KEYS.has(name));
  if (forbidden !== undefined) throw new RequestFault(400, `the key ${forbidden} is not accepted`);
  return path;
}

function put(part: Part, [name = "", ...rest]: readonly string[], value: string): void {
  const existing = part.get(name);
  if (existing !== undefined && Array.isArray(existing) !== (rest.length === 0))
    throw new RequestFault(400, `the key ${name} is used for both text and an object`);
  if (Array.isArray(existing)) existing.push(value);
  else if (existing) put(existing, rest, value);
  else if (rest.length === 0) part.set(name, [value]);
  else {
    const inner: Part = new Map();
    part.set(name, inner);
    put(inner, rest, value);
  }
}

const objectOf = (part: Part): unknown => Object.fromEntries([...part].map(([name, inner]) => [name, valueOf(inner)]));

function valueOf(part: Part | string[]): unknown {
  if (Array.isArray(part)) return part.length === 1 ? part[0] : part;
  const isList = [...part.keys()].every((name) => /^\d*$/.test(name));
  return isList ? [...part.values()].flatMap((inner) => valueOf(inner)) : objectOf(part);
}
