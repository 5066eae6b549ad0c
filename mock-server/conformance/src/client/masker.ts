// Masks secrets in the reports and in the lines that a run prints.
import { isNode } from "@hashgrove/contract/document.ts";
import { parsedJson } from "#replies/reply.ts";

const SECRET_NAME =
  /^(authorization|token|cookie|set-cookie|proxy-authorization|.*password|idCard|bankcard|rightSide|reverseSide|fullurl|prevtime)$/i;
export const MASK = "***";
/** Limits of the known secrets. Without them the memory of a proxy would grow, because it learns a secret per login. */
const MOST_SECRETS = 1000;
const MOST_CHARACTERS = 256 * 1024;

/** Masks the latest known secrets in all texts, and every value under a secret name. */
export class Masker {
  /** The known secrets, in the order in which they were learned. */
  readonly #known = new Set<string>();
  #characters = 0;
  /** One pattern of all secrets, longest first; null after a new one was learned. */
  #pattern: RegExp | null = null;

  /**
   * Masks a text from now on, until many others were learned. Ignores short texts, which would mask half of a report.
   */
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

  /** Masks known secrets in a text. The tool's own made-up values stay, so that a request can be sent again. */
  values(text: string): string {
    return this.#known.size === 0 ? text : text.replaceAll(this.#secrets(), MASK);
  }

  /** Masks known secrets and the values of secret names. */
  text(text: string): string {
    const masked = this.values(text);
    // Truncated JSON cannot be parsed, so mask its secrets by name.
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

  /** Masks known secrets in a body and, if it is JSON or a form, the values of secret names. */
  body(text: string): string {
    const json = parsedJson(text);
    if (json !== undefined) return JSON.stringify(this.json(json));
    return this.text(text).replaceAll(/(^|&)([^=&]+)=([^&]*)/g, (pair, before: string, name: string) =>
      SECRET_NAME.test(name) ? `${before}${name}=${MASK}` : pair,
    );
  }

  /** Masks every secret of a JSON value. */
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
