// Reads a form-encoded body, with lists and parts in brackets: `ids[]=a&ids[]=b`, `department[id]=c`. Every value is text.
import { isUtf8 } from "node:buffer";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { FORBIDDEN_KEYS, MAX_DEPTH, MAX_KEYS, TooManyKeys, UnreadableBody } from "./json-body.ts";

const TYPE = "application/x-www-form-urlencoded";

/** Whether the body that a request brought was form-encoded. */
export const isFormEncoded = ({ headers }: FastifyRequest): boolean =>
  (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() === TYPE;

export interface FormSenders {
  /** Origins whose pages may call from elsewhere. */
  readonly corsOrigins: readonly string[];
  /** Where clients reach the server, without a slash at the end; null when it follows from their connection. */
  readonly publicUrl: string | null;
}

/** A form-encoded body came from a page of another site. */
class ForeignForm extends Error {
  override readonly name = "ForeignForm";
  readonly statusCode = 415;
}

/**
 * Whether a page of this server, an allowed one or a program sends a request. A browser sends a form to any address
 * without asking there beforehand, as it does for JSON, so that it has to be looked at who sends it.
 */
function isTrusted({ headers }: FastifyRequest, { corsOrigins, publicUrl }: FormSenders): boolean {
  const { origin, host } = headers;
  const site = headers["sec-fetch-site"];
  if (origin !== undefined && (corsOrigins.includes(origin) || origin === publicUrl)) return true;
  if (site !== undefined) return site === "same-origin" || site === "none";
  return origin === undefined || /^https?:\/\/(.*)$/i.exec(origin)?.[1]?.toLowerCase() === host?.toLowerCase();
}

/** Makes the routes below take form-encoded bodies, too, but those of pages from elsewhere (415). */
export function readFormBodies(app: FastifyInstance, senders: FormSenders): void {
  app.addContentTypeParser(TYPE, { parseAs: "buffer" }, (request, body, done) => {
    try {
      if (!isTrusted(request, senders)) throw new ForeignForm("a page of another site cannot send a form here");
      done(null, parseFormBody(body as Buffer));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}

/** Texts by key; a key that stood more than once has several. */
type Part = Map<string, Part | string[]>;

/**
 * Parses a form-encoded body. What has numbers or nothing in its brackets is a list, and so is a key that stands more
 * than once. Throws UnreadableBody when it is not UTF-8, nested deeper than 32, has a key that could reach an object's
 * prototype, or uses one for a text and for parts; TooManyKeys above 10,000.
 */
export function parseFormBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new UnreadableBody("the body is not UTF-8");
  const whole: Part = new Map();
  let count = 0;
  for (const [key, value] of new URLSearchParams(bytes.toString("utf8"))) {
    count += 1;
    if (count > MAX_KEYS) throw new TooManyKeys(`the body has more than ${MAX_KEYS} keys`);
    put(whole, pathOf(key), value);
  }
  return objectOf(whole);
}

/** `a[b][]` -> `a`, `b` and nothing; a key without such brackets is itself. */
function pathOf(key: string): string[] {
  const [, first, brackets = ""] = /^([^[\]]+)((?:\[[^[\]]*\])+)$/.exec(key) ?? [];
  const path = first === undefined ? [key] : [first, ...brackets.slice(1, -1).split("][")];
  if (path.length > MAX_DEPTH) throw new UnreadableBody(`the body is nested deeper than ${MAX_DEPTH}`);
  const forbidden = path.find((name) => FORBIDDEN_KEYS.has(name));
  if (forbidden !== undefined) throw new UnreadableBody(`the key ${forbidden} is not accepted`);
  return path;
}

function put(part: Part, [name = "", ...rest]: readonly string[], value: string): void {
  const there = part.get(name);
  if (there !== undefined && Array.isArray(there) !== (rest.length === 0))
    throw new UnreadableBody(`the key ${name} stands for a text and for parts`);
  if (Array.isArray(there)) there.push(value);
  else if (there) put(there, rest, value);
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
