import { chakra } from "@chakra-ui/react";
import { Plural, useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { Bell } from "lucide-react";
import { type ComponentType, useEffect, useState } from "react";
import { useDisclosure } from "#components/dialogs/use-disclosure.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { newChangesAtom } from "#state/unseen-changes-count.ts";

/** Delay between opening the personal centre and the first poll. */
const AFTER_PAGE_MS = 1000;

/** The component that polls for changes, and lists them while open. */
export type NotificationList = ComponentType<{ id: string; open: boolean }> & { readonly ahead: () => void };

/**
 * The bell: the number of changes since the member last opened the list, and the list itself (rule R3). Polling starts
 * in the personal centre or when the bell is opened, and continues from then on; public pages alone send no calls.
 */
export function NotificationsButton({ list: List }: { list: NotificationList }) {
  const { t } = useLingui();
  const count = useAtomValue(newChangesAtom);
  const inCentre = useLocation({ select: ({ pathname }) => pathname === "/personage" });
  const [begun, setBegun] = useState(false);
  const panel = useDisclosure();
  if (!begun && panel.open) setBegun(true);
  useEffect(() => {
    if (!inCentre) return undefined;
    // Let the page load its own content first.
    const timer = setTimeout(() => setBegun(true), AFTER_PAGE_MS);
    return () => clearTimeout(timer);
  }, [inCentre]);
  return (
    <chakra.div {...panel.frame} position={{ md: "relative" }}>
      <IconButton
        {...panel.trigger}
        aria-label={count === 0 ? t`Notifications` : t`Notifications, new: ${count}`}
        onPointerEnter={List.ahead}
        position="relative"
      >
        <Icon of={Bell} size={22} />
        {count > 0 && <Count aria-hidden>{count > 9 ? "9+" : count}</Count>}
      </IconButton>
      <VisuallyHidden role="status">
        {count > 0 && <Plural value={count} one="# new change in your account" other="# new changes in your account" />}
      </VisuallyHidden>
      {begun && <List id={panel.panelId} open={panel.open} />}
    </chakra.div>
  );
}

const Count = chakra("span", {
  base: {
    position: "absolute",
    top: "0.5",
    insetEnd: "0.5",
    minWidth: "5",
    paddingX: "1",
    borderRadius: "full",
    bg: "action",
    color: "action.on",
    fontSize: "xs",
    fontWeight: "semibold",
    lineHeight: "1.125rem",
    textAlign: "center",
    outline: "2px solid {colors.bg.raised}",
  },
});
