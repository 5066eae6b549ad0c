import { chakra } from "@chakra-ui/react";
import { Outlet, useLocation } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { useRef } from "react";
import { lateComponent } from "#components/late-component.tsx";
import { Toaster } from "#components/toaster.tsx";
import { logoutDialogAtom } from "#state/logout-dialog.ts";
import { dismissToast, toastAtom } from "#state/toast.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useFocusAfterNavigation } from "./use-focus-after-navigation.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

const LogoutDialog = lateComponent(async () => (await import("./logout-dialog.tsx")).LogoutDialog);

/** What stands around every page: header, footer, messages and the question before logging out. */
export function Shell() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // On login and sign-up nothing leads away but the logo and the language (rule B2).
  const reduced = pathname === "/login" || pathname === "/signIn";
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main);
  useKeptFocus(main);
  const toast = useAtomValue(toastAtom);
  const loggingOut = useAtomValue(logoutDialogAtom);
  return (
    <chakra.div minHeight="100dvh" display="flex" flexDirection="column">
      <SkipLink target={main} />
      <Header reduced={reduced} />
      <OfflineBanner />
      <chakra.main ref={main} id="main" tabIndex={-1} flex="1" display="flex" flexDirection="column">
        <Outlet />
      </chakra.main>
      {!reduced && <Footer />}
      <Toaster message={toast} onDismiss={dismissToast} />
      {loggingOut && <LogoutDialog />}
    </chakra.div>
  );
}
