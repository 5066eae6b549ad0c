import { useNavigate } from "@tanstack/react-router";
import { searchOf, type SectionName } from "#lib/personage-sections.ts";
import { type Order, orderSearch } from "#lib/product/order.ts";
import { goToLoginLater } from "#state/login-redirect.ts";
import { readUserinfo } from "#state/session.ts";
import { showToast } from "#state/toast.ts";

/**
 * Returns a function that opens a section of the personal centre, or a purchase dialog with its order. A visitor sees
 * `loginNeeded` as a toast, then the login page, which continues to the same section or dialog (rule A11).
 */
export function useOpenSection() {
  const navigate = useNavigate();
  return (to: SectionName | Order, loginNeeded: string) => {
    const search = typeof to === "string" ? searchOf({ to }) : orderSearch(to);
    if (readUserinfo()) return void navigate({ to: "/personage", search });
    showToast({ kind: "error", text: loginNeeded, follows: true });
    goToLoginLater(`/personage?${new URLSearchParams(search).toString()}`);
  };
}
