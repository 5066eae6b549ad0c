// Checks A1 and A2: a server must reject requests without a valid token before it checks anything else, and must forbid
// ids of other members.
import { higher, levelOf } from "#client/level.ts";
import type { Who } from "#client/people.ts";
import { type Case, caseOf, type Subject } from "./case.ts";

const INTRUDERS: readonly (readonly [Who, string])[] = [
  ["nobody", "no token"],
  ["garbage", "an unknown token"],
  ["ended", "a token after its logout"],
];
/** Breaks every body schema, so that a server that forgets to authenticate still changes nothing. */
const BROKEN = "[]";

/**
 * Cases of secured calls without a valid token, or with another member's id. Without a token, writes get a broken body
 * on purpose; writes without a body are skipped, because a server without authentication would execute them.
 */
export function tokenCases(subject: Subject): Case[] {
  const { call, base } = subject;
  const isRead = call.effect === "read";
  if (!call.secured || (!isRead && call.body?.type !== "json")) return [];
  const body = isRead ? undefined : BROKEN;
  const who = INTRUDERS.map(([as, title]) =>
    caseOf(subject, {
      check: "ignored_auth",
      title,
      as,
      expects: ["unauthenticated"],
      ...(as === "ended" && { needs: higher("session", levelOf(call)) }),
      ...(body !== undefined && { body }),
    }),
  );
  const inQuery = call.body || !isRead ? [] : [invalidQueryFirst(subject)];
  const first = call.body?.type === "json" ? [bodyFirst(subject)] : [];
  const theirs = call.replies.has(403) ? foreignId(subject, Object.keys(base.bodies.size > 0 ? {} : { uid: 1 })) : [];
  return [...who, ...inQuery.flat(), ...first, ...theirs];
}

const bodyFirst = (subject: Subject): Case =>
  caseOf(subject, {
    check: "auth_first",
    title: "no token, and a body that is not JSON",
    as: "nobody",
    body: "{",
    expects: ["unauthenticated"],
  });

function invalidQueryFirst(subject: Subject): Case[] {
  const name = Object.keys(subject.call.query.properties as object).find((key) => key !== "token");
  if (name === undefined) return [];
  const query = [[name, "\u0000"]] as const;
  return [
    caseOf(subject, {
      check: "auth_first",
      title: "no token, and an invalid query",
      as: "nobody",
      query,
      expects: ["unauthenticated"],
    }),
  ];
}

/** Requests with another member's id: expects 403, and no data of that member returned or changed. */
function foreignId(subject: Subject, inQuery: readonly string[]): Case[] {
  const common = { check: "ignored_auth", title: "another member's id", expects: ["forbidden"] } as const;
  if (inQuery.length > 0)
    return [caseOf(subject, { ...common, query: inQuery.map((name) => [name, "{{otherId}}"] as const) })];
  const [body] = subject.base.bodies.values();
  const text = JSON.stringify({ ...(body as object), id: "{{otherId}}" }).replace('"{{otherId}}"', "{{otherId}}");
  return [caseOf(subject, { ...common, body: text })];
}
