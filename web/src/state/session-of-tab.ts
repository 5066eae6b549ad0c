import { USERINFO_KEY } from "./session.ts";

/** True when the browser does not remember who is logged in, so that the session lasts only in this tab. */
export function isSessionOfTab(): boolean {
  try {
    return localStorage.getItem(USERINFO_KEY) === null;
  } catch {
    return true;
  }
}
