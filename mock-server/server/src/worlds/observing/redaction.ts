// Masks secrets in journals, state dumps and logs; only this file lists what is secret. Clients control the masked
// values, so everything here takes linear time and no input makes it throw.
import { decodeFully } from "./decoded-text.ts";

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
/** No accepted body or stored row is nested this deep. Deeper values are masked as a whole. */
const MAX_DEPTH = 40;

/** Normalises `rePassword`, `re_password` and `RE-PASSWORD`, so that a client's spelling cannot expose a secret. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, "");
/** Whether a name is secret; `user[password]` and `user.password` are, too. */
export const isSecret = (name: string): boolean => name.split(/[.[\]]/).some((part) => SECRETS.has(plain(part)));

/** Replaces a value by `***`. Empty values and null stay visible, so that a missing value can be recognised. */
const mask = (value: unknown): unknown => (value === null || value === undefined || value === "" ? value : MASK);

/** Returns a copy in which `***` replaces each non-empty value under a secret name, at any depth, also within texts. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return MASK;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      redactText(key),
      isSecret(key) ? mask(inner) : redact(inner, depth + 1),
    ]),
  );
}

// The router also starts a query at `#`, and other servers separate parameters by `;`.
const SEPARATORS: ReadonlySet<string> = new Set(["?", "&", ";", "#", "="]);
/** Everything before the last word, as in `/path/token` or `"(token`. */
const BEFORE_WORD = /^.*[\s"'`(){}<>|\\/,:@+]/s;
/** Ends a value. All text before it is masked, including further parameters that are encoded in the value. */
const VALUE_END = /[&\s]/g;

/** Every secret name contains one of these, so this quick test excludes most names of a long text. */
const SECRET_STEM = /password|token|authorization|signature|idcard|idnumber/;
const SHORTEST_SECRET = Math.min(...[...SECRETS].map(({ length }) => length));

function isSecretName(name: string): boolean {
  if (name.length < SHORTEST_SECRET) return false;
  const letters = plain(name);
  return SECRET_STEM.test(letters) && (SECRETS.has(letters) || isSecret(name.replace(BEFORE_WORD, "")));
}

/**
 * Replaces the values of secret parameters in addresses by `***`, also when an address is a percent-encoded value of
 * another address, at any depth. Keeps the rest of the text.
 */
export function redactText(source: string): string {
  if (!source.includes("=") && !source.includes("%")) return source;
  const { text, starts } = decodeFully(source);
  const sourceAt = (at: number): number => starts?.[at] ?? at;
  let masked = "";
  let copied = 0;
  let nameStart = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (!SEPARATORS.has(char)) continue;
    if (char === "=" && isSecretName(text.slice(nameStart, at))) {
      const valueStart = sourceAt(at + 1);
      VALUE_END.lastIndex = valueStart;
      const valueEnd = VALUE_END.exec(source)?.index ?? source.length;
      if (valueEnd > valueStart) {
        masked += source.slice(copied, valueStart) + MASK;
        copied = valueEnd;
        while (at + 1 < text.length && sourceAt(at + 1) < valueEnd) at += 1;
      }
    }
    nameStart = at + 1;
  }
  return masked + source.slice(copied);
}
