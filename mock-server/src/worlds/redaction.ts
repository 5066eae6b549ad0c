// The one list of what must not be read in a journal, a state dump or a log.
const SECRETS = new Set([
  "password",
  "re_password",
  "oldPassword",
  "payPassword",
  "rePayPassword",
  "passwordHash",
  "payPasswordHash",
  "token",
  "tokenHash",
  "authorization",
  "idCard",
  "idNumber",
]);
export const MASK = "***";
const MAX_DEPTH = 12;

/** A copy in which every secret text is `***`; what is empty or null stays, so that its absence can be seen. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      SECRETS.has(key) && (typeof inner === "string" || typeof inner === "number") && inner !== ""
        ? [key, MASK]
        : [key, redact(inner, depth + 1)],
    ),
  );
}
