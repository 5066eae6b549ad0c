import { useRouter } from "@tanstack/react-router";
import { type Order, orderOfPath } from "#lib/order.ts";
import { forgetDraftsOfOthers } from "#state/drafts.ts";
import { isReturnPath, MEMBER_HOME } from "#state/login-redirect.ts";
import { type Session, storeUserinfo } from "#state/session.ts";
import { showToast } from "#state/toast.ts";

interface WayIn {
  /** The purchase that it is on the way to, or null. */
  readonly order: Order | null;
  /** The session begins with the server's word, and goes on where the visitor was going. */
  readonly enter: (reply: { data: Session; msg: string }) => void;
}

/** What a login and a sign-up have in common: where they lead to, and what happens once the server has let someone in. */
export function useWayIn(returnTo: string | undefined): WayIn {
  const { history } = useRouter();
  const to = returnTo !== undefined && isReturnPath(returnTo) ? returnTo : null;
  return {
    order: to === null ? null : orderOfPath(to),
    enter: ({ data, msg }) => {
      forgetDraftsOfOthers(data.id);
      storeUserinfo(data);
      showToast({ kind: "success", text: msg });
      history.replace(to ?? MEMBER_HOME);
    },
  };
}
