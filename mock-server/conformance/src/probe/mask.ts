// What no report may hold. Everything that is written or printed passes here.
import { isNode } from "@hashgrove/contract/document.ts";
import { parsedJson } from "#judge/reply.ts";

const SECRET_NAME =
  /^(authorization|token|cookie|set-cookie|proxy-authorization|.*password|idCard|bankcard|rightSide|reverseSide|fullurl|prevtime)$/i;
export const MASK = "***";
/** The most secrets that are known at once, and their characters: a proxy learns one with each login. */
const MOST_SECRETS = 1000;
const MOST_CHARACTERS = 256 * 1024;

/** Masks the secrets learnt last everywhere, and every value under a secret name. */
export class Masker {
  /** In the order in which they were last learnt. */
  readonly #known = new Set<string>();
  #characters = 0;
  /** All of them at once, the longest first; null after one more was learnt. */
  #pattern: RegExp | null = null;

  /** From now on a text is masked wherever it comes up, until many others were learnt. Short ones would mask half of a report. */
  learn(secret: string | null | undefined): void {
    if (!secret || secret.length < 6 || secret.length > MOST_CHARACTERS) return;
    const isKnown = this.#known.delete(secret);
    this.#known.add(secret);
    if (isKnown) return;
    this.#characters += secret.length;
    for (const oldest of this.#known) {
      if (this.#known.size <= MOST_SECRETS && this.#characters <= MOST_CHARACTERS) break;
      this.#known.delete(oldest);
      this.#characters -= oldest.length;
    }
    this.#pattern = null;
  }

  /** A text without the known secrets. What the tool makes up itself stays, so that a request can be sent again. */
  values(text: string): string {
    return this.#known.size === 0 ? text : text.replaceAll(this.#secrets(), MASK);
  }

  /** A text without known secrets and without the values of secret names. */
  text(text: string): string {
    const masked = this.values(text);
    // A JSON text that cannot be parsed any more, since it was cut, has its secrets by name.
    return masked.replaceAll(
      /("(?:[a-z_]*password|token|idCard|bankcard|fullurl)"\s*:\s*")(?:[^"\\]|\\.)*("?)/gi,
      `$1${MASK}$2`,
    );
  }

  #secrets(): RegExp {
    if (this.#pattern) return this.#pattern;
    const longestFirst = [...this.#known].toSorted((a, b) => b.length - a.length);
    this.#pattern = new RegExp(longestFirst.map((secret) => secret.replaceAll(/[^\w]/g, "\\$&")).join("|"), "g");
    return this.#pattern;
  }

  headers(headers: Readonly<Record<string, string>>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, SECRET_NAME.test(name) ? MASK : this.text(value)]),
    );
  }

  /** A body with its secrets masked by name where it is JSON or a form, by value elsewhere. */
  body(text: string): string {
    const json = parsedJson(text);
    if (json !== undefined) return JSON.stringify(this.json(json));
    return this.text(text).replaceAll(/(^|&)([^=&]+)=([^&]*)/g, (pair, before: string, name: string) =>
      SECRET_NAME.test(name) ? `${before}${name}=${MASK}` : pair,
    );
  }

  /** A JSON value with every secret masked. */
  json(value: unknown): unknown {
    if (typeof value === "string") return this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.json(item));
    if (!isNode(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        SECRET_NAME.test(name) && typeof inner === "string" && inner !== "" ? MASK : this.json(inner),
      ]),
    );
  }
}
