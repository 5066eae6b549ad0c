import { accountName } from "#domain/members/credentials.ts";

const nonEmpty = (value: unknown): string | null => (typeof value === "string" && accountName(value)) || null;

/** The first login name in the body of a login or registration, normalized; null when there is none. */
export function loginNameOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const { account, username, mobile, email } = body as Readonly<Record<string, unknown>>;
  return nonEmpty(account) ?? nonEmpty(username) ?? nonEmpty(mobile) ?? nonEmpty(email);
}
