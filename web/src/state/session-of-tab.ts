import { USERINFO_KEY } from "./session.ts";

/** Whether the session is stored only in this tab, because the browser blocks or refuses long-term storage. */
export function isSessionOfTab(): boolean {
  try {
    return localStorage.getItem(USERINFO_KEY) === null;
  } catch {
    return true;
  }
}
