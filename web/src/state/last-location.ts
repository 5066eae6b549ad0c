import { isReturnPath } from "./login-redirect.ts";

let last: string | null = null;

/**
 * Stores the in-app path of a page. Call it after every navigation; it ignores login and sign-up, to which nobody
 * should return.
 */
export function rememberLocation(href: string): void {
  if (isReturnPath(href)) last = href;
}

/** The path stored last, or null. */
export function lastLocation(): string | null {
  return last;
}
