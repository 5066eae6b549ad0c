import { useNavigate } from "@tanstack/react-router";
import { searchOf, type SectionName, SECTIONS } from "#lib/sections.ts";
import { goToLoginLater } from "#state/login-redirect.ts";
import { readUserinfo } from "#state/session.ts";
import { showToast } from "#state/toast.ts";

/** Opens a section of the personal centre; a visitor gets the message, then the login page, which leads on to the section. */
export function useMemberDoor() {
  const navigate = useNavigate();
  return (to: SectionName, loginNeeded: string) => {
    if (readUserinfo()) return void navigate({ to: "/personage", search: searchOf({ to }) });
    showToast({ kind: "error", text: loginNeeded });
    goToLoginLater(`/personage?personageHighlight=${SECTIONS[to]}`);
  };
}
