// Masks secrets in journals, state dumps and logs. The only list of what is secret.

/** Names as normalised by `plain`. */
const SECRETS = new Set([
  "password",
  "repassword",
  "oldpassword",
  "paypassword",
  "repaypassword",
  "passwordhash",
  "paypasswordhash",
  "token",
  "tokenhash",
  "authorization",
  "signature",
  "idcard",
  "idnumber",
]);
export const MASK = "***";
/** Deeper than any accepted body and any stored row. Deeper values are masked without a look inside. */
const MAX_DEPTH = 40;

/** Normalises `rePassword`, `re_password` and `RE-PASSWORD`, so that a client's spelling cannot expose a secret. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, "");
/** Whether a name is secret; `user[password]` and `user.password` are, too. */
export const isSecret = (name: string): boolean => name.split(/[.[\]]/).some((part) => SECRETS.has(plain(part)));

/** Empty values and null stay visible, so that a missing value can be recognised. */
const mask = (value: unknown): unknown => (value === null || value === undefined || value === "" ? value : MASK);

/** A copy with every value under a secret name replaced by `***`, at any depth and of any type, also in addresses. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.includes("=") ? redactAddress(value) : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return MASK;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isSecret(key) ? mask(inner) : redact(inner, depth + 1)]),
  );
}

/** An address with the values of secret query parameters replaced by `***`, even when the name is percent-encoded. */
export const redactAddress = (address: string): string =>
  // The router also starts a query at `#`, and other servers separate parameters by `;`.
  address.replaceAll(/([?&;#])([^?&;#=\s]+)=([^&\s]*)/g, (_, before: string, name: string, value: string) => {
    const shown = value !== "" && isSecret(decodeFully(name)) ? MASK : redactAddress(value);
    return `${before}${name}=${shown}`;
  });

/** Percent-decodes repeatedly, until nothing is left to decode. */
function decodeFully(name: string): string {
  let text = name;
  for (let round = 0; round < 5 && /%[\da-f]{2}/i.test(text); round += 1)
    text = text.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return text;
}
