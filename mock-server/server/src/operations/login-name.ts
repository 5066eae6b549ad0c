const given = (value: unknown): string | null => (typeof value === "string" && value.trim()) || null;

/** The name that the body of a login or a sign-up gives, in whichever of its fields; null when there is none. */
export function loginNameOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const { account, username, mobile, email } = body as Readonly<Record<string, unknown>>;
  return given(account) ?? given(username) ?? given(mobile) ?? given(email);
}
