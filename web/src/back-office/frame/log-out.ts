import { ask } from "#back-office/api/calls.ts";
import { unlock } from "#back-office/stores/lock.ts";
import { resetUser } from "#back-office/stores/user.ts";

/** How long the server is waited for; the session ends whatever it says. */
const PATIENCE_MS = 3_000;

/** Tells the server, then forgets the demo session: user, routes, tabs and lock. The frame goes to the login. */
export async function logOut(): Promise<void> {
  try {
    await ask("/mock/user/loginOut", {}, AbortSignal.timeout(PATIENCE_MS));
  } catch {
    // It knows no sessions: nothing is left open there.
  }
  unlock();
  resetUser();
}
