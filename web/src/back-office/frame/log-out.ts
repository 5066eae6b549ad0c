import { ask } from "#back-office/api/calls.ts";
import { unlock } from "#back-office/stores/lock.ts";
import { resetUser } from "#back-office/stores/user.ts";

/** Maximum wait for the server's reply; the session ends in any case. */
const PATIENCE_MS = 3_000;

/**
 * Reports the logout to the server, then unlocks the screen and removes the user, and with the user the routes and
 * tabs. The frame then redirects to the login.
 */
export async function logOut(): Promise<void> {
  try {
    await ask("/mock/user/loginOut", {}, AbortSignal.timeout(PATIENCE_MS));
  } catch {
    // Ignore failures: the server keeps no sessions.
  }
  unlock();
  resetUser();
}
