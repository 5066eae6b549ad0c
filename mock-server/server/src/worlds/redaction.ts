// The one list of what must not be read in a journal, a state dump or a log.

/** Names as `plain` writes them. */
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
/** Deeper than any body that is read and any row that is kept; what lies deeper is not looked into, but masked. */
const MAX_DEPTH = 40;

/** One spelling for `rePassword`, `re_password` and `RE-PASSWORD`: a slip of the client does not make a secret public. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, "");
/** `user[password]` and `user.password` name it, too. */
export const isSecret = (name: string): boolean => name.split(/[.[\]]/).some((part) => SECRETS.has(plain(part)));

/** What is empty or null stays, so that its absence can be seen. */
const mask = (value: unknown): unknown => (value === null || value === undefined || value === "" ? value : MASK);

/** A copy in which whatever stands under a secret name, at any depth and of any type, is `***`, and so in addresses. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.includes("=") ? redactAddress(value) : value;
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return MASK;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isSecret(key) ? mask(inner) : redact(inner, depth + 1)]),
  );
}

/** An address whose query holds `***` under every secret name, however the name is spelt in percent signs. */
export const redactAddress = (address: string): string =>
  // The router takes `#` for the begin of a query as well, and `;` parts one elsewhere.
  address.replaceAll(/([?&;#])([^?&;#=\s]+)=([^&\s]*)/g, (_, before: string, name: string, value: string) => {
    const shown = value !== "" && isSecret(decoded(name)) ? MASK : redactAddress(value);
    return `${before}${name}=${shown}`;
  });

/** Decoded until nothing is left to decode. */
function decoded(name: string): string {
  let text = name;
  for (let round = 0; round < 5 && /%[\da-f]{2}/i.test(text); round += 1)
    text = text.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return text;
}
