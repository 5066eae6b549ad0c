// The context of a request: its world, session and language. It is determined before the body is read, and again before
// execution if the world has changed meanwhile.
import { hash } from "node:crypto";
import type { Call } from "@hashgrove/contract/contract.ts";
import type { FastifyRequest } from "fastify";
import { findSession } from "#domain/sessions/session.ts";
import type { Language, Member, State } from "#domain/state.ts";
import type { Change } from "#ports/store.ts";
import { hashToken } from "#worlds/entropy.ts";
import type { ActingFault } from "#worlds/faults/acting-fault.ts";
import type { Generation } from "#worlds/generation.ts";
import type { World } from "#worlds/world.ts";
import { languageFor } from "./language.ts";

export interface RequestContext {
  readonly call: Call;
  readonly world: World;
  /** The generation that the world had when this context was determined. */
  readonly generation: Generation;
  readonly language: Language;
  /** The state in which the session was looked up. */
  readonly state: State;
  readonly member: Member | undefined;
  readonly tokenHash: string | undefined;
  /** The part of the URL that names the world, such as `/w/abc`, or empty. */
  readonly prefix: string;
  /** `performance.now()` when the request arrived. */
  readonly startedAt: number;
  /** The changes committed by the call. */
  readonly patch: Change[];
  /** The fault that applies; it stays the same when the generation changes. */
  readonly fault: ActingFault | null;
  /** Why a `Prefer` header could not be applied; null if it was applied or there is none. */
  readonly unmetPreference: string | null;
}

declare module "fastify" {
  interface FastifyRequest {
    /** null for requests that match no call of a contract. */
    call: RequestContext | null;
  }
}

/** The token of a request: raw or Bearer in Authorization, or in the header `token`. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization, token } = request.headers;
  if (authorization) return authorization.replace(/^Bearer\s+/i, "").trim() || undefined;
  return typeof token === "string" && token !== "" ? token : undefined;
}

/** The query parameter `token` of old clients. Accepted only where documented: URLs are logged, headers are not. */
function tokenInQuery(request: FastifyRequest, { query }: Call): string | undefined {
  if (!Object.hasOwn(query.properties as object, "token")) return undefined;
  const fromQuery = (request.query as Record<string, unknown>).token;
  return typeof fromQuery === "string" && fromQuery !== "" ? fromQuery : undefined;
}

export function contextOf(request: FastifyRequest, call: Call, world: World, prefix: string): RequestContext {
  const token = tokenOf(request) ?? tokenInQuery(request, call);
  const tokenHash = token === undefined ? undefined : hashToken(token);
  const state = world.store.read();
  const found = tokenHash === undefined ? null : findSession(state, tokenHash, world.clock.now());
  return {
    call,
    world,
    generation: world.generation,
    language: languageFor(call.envelope, request.headers["accept-language"]),
    state,
    member: found ?? undefined,
    tokenHash,
    prefix,
    startedAt: request.call?.startedAt ?? performance.now(),
    patch: [],
    fault: request.call?.fault ?? null,
    unmetPreference: request.call?.unmetPreference ?? null,
  };
}

/** Sorts the keys of all objects in a JSON value, because their order has no meaning. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, sortKeys(item)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Removes the fields that do not change what the request asks for (the contract's chapter on idempotency). */
function intentOf(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== "payPassword"));
}

/**
 * The hash that distinguishes bodies under one idempotency key. It leaves out the trading password: a hash of six
 * digits is easy to reverse, and the request asks for the same with another password.
 */
export const hashBody = (body: unknown): string =>
  hash("sha256", JSON.stringify(sortKeys(intentOf(body))) ?? "", "base64url");
