import { onSessionChange, readUserinfo } from "./session.ts";

/** How long a toast is shown before the redirect to /login, in ms (rule A9). */
export const LOGIN_REDIRECT_MS = 2000;
/** The same after a logout or a changed login password (rules A6 and K2). */
export const FAREWELL_MS = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The default page after a login: the account assets, which show a new member the first steps (rule R2). */
export const MEMBER_HOME = "/personage";

/** The current in-app path, such as "/personage?personageHighlight=1". */
export function currentInAppPath(): string {
  return window.location.hash.replace(/^#/, "") || "/";
}

/** The address of the login page, with `returnTo` as the page to open after the login. */
export function loginPath(returnTo: string): string {
  return isReturnPath(returnTo) && returnTo !== "/"
    ? `/login?${new URLSearchParams({ redirect: returnTo }).toString()}`
    : "/login";
}

/** Whether a path inside the application is worth returning to after the login: not login or sign-up themselves. */
export function isReturnPath(path: string): boolean {
  return path.startsWith("/") && !path.startsWith("//") && !/^\/(login|signIn)(\?|$)/.test(path);
}

/**
 * Redirects to /login after a delay, by default 2 s; `returnTo` is the page to open after the login. Ignores further
 * calls during the delay. Does nothing if the visitor has by then opened /login or /signIn, or if a member has logged
 * in.
 */
export function goToLoginLater(returnTo: string = currentInAppPath(), after = LOGIN_REDIRECT_MS): void {
  if (timer !== undefined) return;
  // Cancel the redirect as soon as a newer session begins, even if that one has ended by then too.
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
