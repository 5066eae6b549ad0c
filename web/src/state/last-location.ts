import { isReturnPath } from "./login-redirect.ts";

let last: string | null = null;

/** Called after every change of page with its in-app path; the pages of login and sign-up are no place to be sent back to. */
export function rememberLocation(href: string): void {
  if (isReturnPath(href)) last = href;
}

/** The in-app path of the page that was last on screen, other than login and sign-up; null where there was none yet. */
export function lastLocation(): string | null {
  return last;
}
