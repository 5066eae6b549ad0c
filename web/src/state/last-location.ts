import { isReturnPath } from "./login-redirect.ts";

let last: string | null = null;

/** Called after every navigation with its in-app path; ignores login and sign-up, which are not return targets. */
export function rememberLocation(href: string): void {
  if (isReturnPath(href)) last = href;
}

/** The in-app path of the last page except login and sign-up; null without one. */
export function lastLocation(): string | null {
  return last;
}
