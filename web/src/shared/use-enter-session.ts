import { useRouter } from "@tanstack/react-router";
import { type Order, orderOfPath } from "#lib/product/order.ts";
import { forgetDraftsOfOthers } from "#state/drafts.ts";
import { isReturnPath, MEMBER_HOME } from "#state/login-redirect.ts";
import { type Session, storeUserinfo } from "#state/session.ts";
import { showToast } from "#state/toast.ts";

interface Entry {
  /** The purchase that the visitor was about to make, or null. */
  readonly order: Order | null;
  /** Starts the session, shows the server's message and continues to the target page. */
  readonly enter: (reply: { data: Session; msg: string }) => void;
}

/** The purchase to continue with after login or sign-up, and the steps after success. */
export function useEntry(returnTo: string | undefined): Entry {
  const { history } = useRouter();
  const to = returnTo !== undefined && isReturnPath(returnTo) ? returnTo : null;
  return {
    order: to === null ? null : orderOfPath(to),
    enter: ({ data, msg }) => {
      forgetDraftsOfOthers(data.id);
      storeUserinfo(data);
      showToast({ kind: "success", text: msg, follows: true });
      history.replace(to ?? MEMBER_HOME);
    },
  };
}
