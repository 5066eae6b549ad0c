import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { createLink } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useRef } from "react";
import { SidePanel } from "#components/dialogs/side-panel.tsx";
import { Logo } from "#components/media/logo.tsx";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { askToLogOut } from "#state/logout-dialog.ts";
import { useSession } from "#state/session.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { MENU } from "./menu.ts";

const DrawerLink = createLink(
  chakra("a", {
    base: {
      display: "block",
      paddingY: "4",
      paddingInline: "5",
      fontSize: "lg",
      fontWeight: "medium",
      borderInlineStartWidth: "3px",
      borderInlineStartColor: "transparent",
      _highContrast: { borderInlineStartColor: "Canvas" },
      _currentPage: {
        fontWeight: "semibold",
        borderInlineStartColor: "brand",
        bg: "bg.sunken",
        _highContrast: { borderInlineStartColor: "Highlight" },
      },
      _focusVisible: { outlineOffset: "-2px" },
    },
  }),
);

/** The menu on narrow screens. Lazy-loaded on first opening, since it pulls in the dialog library. */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const loggingOut = useRef(false);
  return (
    <SidePanel
      size="menu"
      aria-label={t`Menu`}
      open={open}
      onClose={onClose}
      // Wait until the drawer has closed, because closing it would also close a dialog above it.
      onExitComplete={() => {
        if (loggingOut.current) askToLogOut();
        loggingOut.current = false;
      }}
      // The dialog handles Escape on the document; an open language list must close without the drawer.
      onEscapeKeyDown={(event) => {
        if (event.target instanceof Element && event.target.closest("[role=listbox]")) event.preventDefault();
      }}
    >
      <DrawerHead onClose={onClose} />
      <chakra.nav aria-label={t`Main`} flex="1">
        <chakra.ul listStyle="none" marginTop="2">
          {MENU.filter((item) => session || !item.member).map((item) => (
            <li key={item.to}>
              <DrawerLink
                to={item.to}
                activeOptions={{ exact: item.to === "/", includeSearch: false }}
                onClick={onClose}
              >
                {i18n._(item.label)}
              </DrawerLink>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <chakra.div display="grid" gap="3" padding="5" borderTopWidth="1px">
        <chakra.div marginStart="-3" justifySelf="start">
          <LanguageMenu placement="top" />
        </chakra.div>
        {session ? (
          <Button
            variant="outline"
            onClick={() => {
              loggingOut.current = true;
              onClose();
            }}
          >
            <Trans>Log out</Trans>
          </Button>
        ) : (
          <>
            <LinkButton to="/login" variant="outline" onClick={onClose}>
              <Trans>Log in</Trans>
            </LinkButton>
            <LinkButton to="/signIn" onClick={onClose}>
              <Trans>Register</Trans>
            </LinkButton>
          </>
        )}
      </chakra.div>
    </SidePanel>
  );
}

function DrawerHead({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      minHeight="header"
      paddingTop="env(safe-area-inset-top)"
      paddingStart="5"
      paddingEnd="2.5"
    >
      <Logo />
      <IconButton aria-label={t`Close`} onClick={onClose}>
        <Icon of={X} size={24} />
      </IconButton>
    </chakra.div>
  );
}
