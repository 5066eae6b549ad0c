import { forgetAllDrafts } from "#state/drafts.ts";
import { FAREWELL_MS, goToLoginLater } from "#state/login-redirect.ts";
import { readUserinfo, storeUserinfo } from "#state/session.ts";
import { showToast } from "#state/toast.ts";
import { deleteKnownRequests } from "./request-store.ts";

/** Ends the session in this browser, deletes drafts and completed requests, and goes to the login (rules A6, K2). */
export function endSession(text: string): void {
  forgetAllDrafts();
  // Runs before the session is removed, because it needs the member's id.
  deleteKnownRequests(readUserinfo()?.id ?? 0);
  storeUserinfo(null);
  showToast({ kind: "success", text, follows: true });
  goToLoginLater("/", FAREWELL_MS);
}
