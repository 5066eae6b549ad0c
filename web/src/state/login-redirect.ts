import { onSessionChange, readUserinfo } from "./session.ts";

/** How long a toast is shown before the page goes to /login (rule A9); after a logout it is shorter (rules A6, K2). */
export const LOGIN_REDIRECT_MS = 2000;
export const FAREWELL_MS = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Where a login leads that was not on the way to somewhere: the account assets, with the first steps (rule R2). */
export const MEMBER_HOME = "/personage";

/** Where the browser is inside the application, such as "/personage?personageHighlight=1". */
export function currentInAppPath(): string {
  return window.location.hash.replace(/^#/, "") || "/";
}

/** The address of the login page that leads back to `returnTo`. */
export function loginPath(returnTo: string): string {
  return isReturnPath(returnTo) && returnTo !== "/"
    ? `/login?${new URLSearchParams({ redirect: returnTo }).toString()}`
    : "/login";
}

/** True for a path inside the application that is worth returning to after login. */
export function isReturnPath(path: string): boolean {
  return path.startsWith("/") && !path.startsWith("//") && !/^\/(login|signIn)(\?|$)/.test(path);
}

/**
 * Turns to /login after a while, by default 2 s, and keeps `returnTo` as the way back. Calls that come while one is
 * waiting are ignored; nothing happens when the visitor has gone to /login or /signIn, or somebody has logged in.
 */
export function goToLoginLater(returnTo: string = currentInAppPath(), after = LOGIN_REDIRECT_MS): void {
  if (timer !== undefined) return;
  // The end of one session is not to send away who has begun another since, and ended that as well.
  const stop = onSessionChange(() => readUserinfo() !== null && forget());
  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
    stop();
  };
  timer = setTimeout(() => {
    forget();
    if (readUserinfo() !== null || !isReturnPath(currentInAppPath())) return;
    window.location.hash = loginPath(returnTo);
  }, after);
}
