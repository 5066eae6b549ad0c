import { onSessionChange, readUserinfo } from "./session.ts";

/** How long a toast is shown before the redirect to /login (rule A9); after a logout it is shorter (rules A6, K2). */
export const LOGIN_REDIRECT_MS = 2000;
export const FAREWELL_MS = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The default page after a login: the account assets, which show a new member the first steps (rule R2). */
export const MEMBER_HOME = "/personage";

/** The current in-app path, such as "/personage?personageHighlight=1". */
export function currentInAppPath(): string {
  return window.location.hash.replace(/^#/, "") || "/";
}

/** The address of the login page that leads back to `returnTo`. */
export function loginPath(returnTo: string): string {
  return isReturnPath(returnTo) && returnTo !== "/"
    ? `/login?${new URLSearchParams({ redirect: returnTo }).toString()}`
    : "/login";
}

/** Whether a path inside the application is a sensible return target after login. */
export function isReturnPath(path: string): boolean {
  return path.startsWith("/") && !path.startsWith("//") && !/^\/(login|signIn)(\?|$)/.test(path);
}

/**
 * Redirects to /login after a delay, by default 2 s, with `returnTo` as the return path. Ignores calls while one is
 * pending; does nothing if the visitor has gone to /login or /signIn, or a member has logged in.
 */
export function goToLoginLater(returnTo: string = currentInAppPath(), after = LOGIN_REDIRECT_MS): void {
  if (timer !== undefined) return;
  // The end of one session must not redirect after a newer session has begun, even if the newer one has ended too.
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
