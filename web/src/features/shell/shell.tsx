import { chakra } from "@chakra-ui/react";
import { Outlet, useLocation, useMatches } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { startTransition, useEffect, useRef, useState } from "react";
import { useKeptFocus } from "#components/dialogs/use-kept-focus.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { useHydrated } from "#components/feedback/use-hydrated.ts";
import { SkipLink } from "#components/layout/skip-link.tsx";
import { useFocusAfterNavigation } from "#components/layout/use-focus-after-navigation.ts";
import { languageToOffer } from "#state/language-offer.ts";
import { logoutDialogAtom } from "#state/logout-dialog.ts";
import { toastAtom } from "#state/toast.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { NotificationList } from "./notifications-button.tsx";
import { OfflineBanner } from "./offline-banner.tsx";

const PageToaster = lateComponent(async () => (await import("./page-toaster.tsx")).PageToaster);
const LanguageOffer = lateComponent(async () => (await import("./language-offer.tsx")).LanguageOffer);
const LogoutDialog = lateComponent(async () => (await import("./logout-dialog.tsx")).LogoutDialog);

const TOUCHES = ["pointerdown", "keydown", "focusin"] as const;

/** True after the user's first press, key or focus. Until then the toaster is mounted only when there is a toast. */
function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  // No cleanup, because the shell stays mounted.
  useEffect(() => {
    // A transition, so that the press itself is handled first.
    const touch = () => startTransition(() => setTouched(true));
    for (const type of TOUCHES) document.addEventListener(type, touch, { once: true });
  }, []);
  return touched;
}

/** Offers the browser's language, if supported; computed once. */
function OwnLanguage() {
  const [language] = useState(() => languageToOffer(navigator.languages));
  return language && <LanguageOffer language={language} />;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The page has a frame of its own instead of header, main and footer. */
    bare?: true;
  }
}

/** The frame of every page: header, footer, toasts and the logout confirmation. */
export function Shell({ notifications }: { notifications: NotificationList }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  // Login and sign-up keep only the logo and the language menu (rule B2).
  const reduced = pathname === "/login" || pathname === "/signIn";
  const bare = useMatches({
    select: (all) => all.some((match) => match.staticData.bare && match.status === "success"),
  });
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main);
  useKeptFocus(main);
  const toast = useAtomValue(toastAtom);
  const touched = useTouched();
  // Repeats a press on the prerendered page (see early-press.ts). Waits until React has made the whole page
  // interactive, because any other part would ignore the press.
  useEffect(() => void setTimeout(() => window.dispatchEvent(new Event("app:started"))), []);
  // False in the first render. It must match the prerendered page, which is the same for all browsers and so offers no
  // language.
  const hydrated = useHydrated();
  const loggingOut = useAtomValue(logoutDialogAtom);
  return (
    // In print, no taller than its content, so that a dialog printed after it starts on the same sheet.
    <chakra.div minHeight={{ base: "100dvh", _print: "0" }} display="flex" flexDirection="column">
      {bare ? (
        <Outlet />
      ) : (
        <>
          <SkipLink target={main} />
          <Header reduced={reduced} notifications={notifications} />
          <OfflineBanner />
          <chakra.main ref={main} id="main" tabIndex={-1} flex="1" display="flex" flexDirection="column">
            <Outlet />
          </chakra.main>
          {!reduced && <Footer />}
        </>
      )}
      {(touched || toast) && <PageToaster />}
      {loggingOut && <LogoutDialog />}
      {hydrated && <OwnLanguage />}
    </chakra.div>
  );
}
