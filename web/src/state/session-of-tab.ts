import { USERINFO_KEY } from "./session.ts";

/** True when the browser cannot store the session, so that it lasts only in this tab. */
export function isSessionOfTab(): boolean {
  try {
    return localStorage.getItem(USERINFO_KEY) === null;
  } catch {
    return true;
  }
}
