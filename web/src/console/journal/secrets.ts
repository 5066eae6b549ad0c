// Replaces the journal's masks by values, so that a call can be sent again.
import type { Schemas } from "#console/api/client.ts";

/** The journal stores this text instead of a secret. */
export const MASK = "***";

type Known = Pick<Schemas["Credentials"], "password" | "payPassword">;

/** The control surface's default passwords for created users. */
const USUAL: Known = { password: "Passw0rd1", payPassword: "123456" };

interface Named {
  /** The handle of the session's member; null for a visitor. */
  readonly user: string | null;
  readonly body: unknown;
  /** The users of the world's scenario, by handle. */
  readonly users: Readonly<Record<string, Schemas["Credentials"]>>;
}

/** The passwords of the session's member, else of the user whose account is in the body, else the default ones. */
export function knownSecrets({ user, body, users }: Named): Known {
  if (user !== null) return users[user] ?? USUAL;
  const named: unknown[] = isFields(body) ? Object.values(body) : [];
  return Object.values(users).find(({ account }) => named.includes(account)) ?? USUAL;
}

interface Filled {
  readonly body: unknown;
  /** Names of the fields that stay masked. */
  readonly masked: readonly string[];
}

/** The body with passwords in place of their masks. */
export function fillSecrets(body: unknown, known: Known): Filled {
  if (!isFields(body)) return { body, masked: [] };
  const filled = Object.entries(body).map(
    ([name, value]) => [name, value === MASK ? secretOf(name, known) : value] as const,
  );
  return {
    body: Object.fromEntries(filled),
    masked: filled.filter(([, value]) => value === MASK).map(([name]) => name),
  };
}

function secretOf(name: string, { password, payPassword }: Known): string {
  if (/pay_?password/i.test(name)) return payPassword ?? MASK;
  return /password/i.test(name) ? password : MASK;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
