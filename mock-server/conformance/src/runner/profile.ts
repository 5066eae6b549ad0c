// contract.profile.yaml: findings that a team accepts until a date, and production hosts.
import { readFileSync } from "node:fs";
import { didYouMean } from "@hashgrove/contract/did-you-mean.ts";
import { isNode, nodesOf } from "@hashgrove/contract/document.ts";
import { parse } from "yaml";
import { CHECKS } from "#replies/checks.ts";
import type { Finding } from "#replies/finding.ts";
import type { Strictness } from "#replies/reply-faults.ts";
import { isChosen } from "#requests/selection.ts";
import { UsageError } from "./check-options.ts";

export interface Accepted {
  readonly check: string;
  /** A pattern such as `wallet.*`. */
  readonly operation: string;
  readonly reason: string;
  /** Ticket of the fix, such as `API-12`; null if none. */
  readonly ticket: string | null;
  /** Last valid day, `2026-12-31`. */
  readonly expires: string;
}

export interface Profile {
  readonly strictness: Strictness;
  /** Hosts on which only level `read` is allowed. */
  readonly production: readonly string[];
  readonly accept: readonly Accepted[];
}

export const NO_PROFILE: Profile = { strictness: "strict", production: [], accept: [] };
const KEYS: ReadonlySet<string> = new Set(["profile", "production", "accept"]);
const ENTRY_KEYS: ReadonlySet<string> = new Set(["check", "operation", "reason", "ticket", "expires"]);

/** Reads a profile. Throws UsageError with the position of an invalid entry. */
export function readProfile(file: string): Profile {
  const wrong = (text: string): never => {
    throw new UsageError(`${file}: ${text}`);
  };
  let read: unknown;
  try {
    read = parse(readFileSync(file, "utf8"));
  } catch (error) {
    return wrong((error as Error).message);
  }
  const profile: Record<string, unknown> = isNode(read) ? read : wrong("is not a list of settings");
  const unknown = Object.keys(profile).find((key) => !KEYS.has(key));
  if (unknown !== undefined) wrong(`unknown setting "${unknown}", not one of ${[...KEYS].join(", ")}`);
  const strictness = profile.profile ?? "strict";
  if (strictness !== "strict" && strictness !== "lenient") return wrong("profile must be strict or lenient");
  const production = profile.production ?? [];
  if (!Array.isArray(production) || !production.every((host) => typeof host === "string"))
    return wrong("production must be a list of hosts");
  const accept = nodesOf(profile.accept).map((entry, index): Accepted => {
    const { check, operation, reason, ticket = null, expires } = entry;
    const at = `accept[${index}]`;
    const odd = Object.keys(entry).find((key) => !ENTRY_KEYS.has(key));
    if (odd !== undefined) return wrong(`${at}: unknown setting "${odd}", not one of ${[...ENTRY_KEYS].join(", ")}`);
    if (typeof check !== "string" || !(check in CHECKS || /^S\d+$/.test(check)))
      return wrong(`${at}: unknown check "${String(check)}"${didYouMean(String(check), Object.keys(CHECKS))}`);
    if (typeof operation !== "string") return wrong(`${at}: operation is missing`);
    if (typeof reason !== "string" || reason.trim().length < 10)
      return wrong(`${at}: reason must explain why, in at least ten letters`);
    if (typeof expires !== "string" || !/^\d{4}-\d\d-\d\d$/.test(expires))
      return wrong(`${at}: expires must be a day such as "2026-12-31"`);
    if (ticket !== null && typeof ticket !== "string") return wrong(`${at}: ticket must be a text such as "API-12"`);
    return { check, operation, reason, ticket, expires };
  });
  return { strictness, production, accept };
}

/** Removes accepted findings; adds one for each profile entry that has expired or matches nothing. */
export function withProfile(
  findings: readonly Finding[],
  { accept }: Profile,
  today: string,
): { left: Finding[]; accepted: number } {
  const used = new Set<Accepted>();
  const left = findings.filter((finding) => {
    const entry = accept.find(
      ({ check, operation, expires }) =>
        check === finding.check && isChosen([operation], finding.operation) && today <= expires,
    );
    if (entry) used.add(entry);
    return entry === undefined;
  });
  const accepted = findings.length - left.length;
  for (const entry of accept) {
    if (used.has(entry)) continue;
    const expired = today > entry.expires;
    left.push({
      check: "profile",
      severity: "error",
      expected: expired
        ? `an entry that is still valid; this one expired on ${entry.expires}`
        : "an entry that matches a finding",
      got: `${entry.check} of ${entry.operation}: ${entry.reason}${entry.ticket === null ? "" : ` (${entry.ticket})`}`,
      pointer: "",
      operation: entry.operation,
      case: "the profile",
      request: null,
    });
  }
  return { left, accepted };
}
