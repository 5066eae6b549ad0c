// Whom a request is for: known before its body is read, and found anew when it is carried out.
import { hash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { findSession } from "#domain/session.ts";
import type { Language, Member } from "#domain/state.ts";
import type { Change } from "#ports/store.ts";
import { hashToken } from "#worlds/entropy.ts";
import type { ActingFault } from "#worlds/faults.ts";
import type { Life } from "#worlds/life.ts";
import type { World } from "#worlds/world.ts";
import type { Call } from "@hashgrove/contract/contract.ts";
import { languageFor } from "./language.ts";

export interface RequestContext {
  readonly call: Call;
  readonly world: World;
  /** The life that the world leads. */
  readonly life: Life;
  readonly language: Language;
  readonly member: Member | undefined;
  readonly tokenHash: string | undefined;
  /** `/w/abc` or nothing. */
  readonly prefix: string;
  /** Real time, milliseconds. */
  readonly startedAt: number;
  /** What the call's commits changed. */
  readonly patch: Change[];
  /** The fault that acts on it; the same in every life that the request meets. */
  readonly fault: ActingFault | null;
  /** What it wished by `Prefer` and did not get. */
  readonly unmetWish: string | null;
}

declare module "fastify" {
  interface FastifyRequest {
    /** null on requests that match no call of a contract. */
    call: RequestContext | null;
  }
}

/** The token of a request: raw or Bearer in Authorization, or the header `token`. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization, token } = request.headers;
  if (authorization) return authorization.replace(/^Bearer\s+/i, "").trim() || undefined;
  return typeof token === "string" && token !== "" ? token : undefined;
}

/** The query `token` of old clients, in the calls whose contract knows it: addresses are kept where headers are not. */
function tokenInQuery(request: FastifyRequest, { query }: Call): string | undefined {
  if (!Object.hasOwn(query.properties as object, "token")) return undefined;
  const fromQuery = (request.query as Record<string, unknown>).token;
  return typeof fromQuery === "string" && fromQuery !== "" ? fromQuery : undefined;
}

export function contextOf(request: FastifyRequest, call: Call, world: World, prefix: string): RequestContext {
  const token = tokenOf(request) ?? tokenInQuery(request, call);
  const tokenHash = token === undefined ? undefined : hashToken(token);
  const found = tokenHash === undefined ? null : findSession(world.store.read(), tokenHash, world.clock.now());
  return {
    call,
    world,
    life: world.life,
    language: languageFor(call.envelope, request.headers["accept-language"]),
    member: found ?? undefined,
    tokenHash,
    prefix,
    startedAt: request.call?.startedAt ?? performance.now(),
    patch: [],
    fault: request.call?.fault ?? null,
    unmetWish: request.call?.unmetWish ?? null,
  };
}

/** A JSON value with the keys of its objects in one order, since their order says nothing. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, inOrder(item)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A body without what is outside of the intent, as the contract's chapter on idempotency says. */
function intentOf(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== "payPassword"));
}

/**
 * Tells a repeated body from another one under the same idempotency key. The trading password is left out, given or
 * empty: a hash of six digits is soon undone, and the same intent with another password is still the same intent.
 */
export const hashBody = (body: unknown): string =>
  hash("sha256", JSON.stringify(inOrder(intentOf(body))) ?? "", "base64url");
