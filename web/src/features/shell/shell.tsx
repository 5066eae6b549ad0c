import { chakra } from "@chakra-ui/react";
import { Outlet, useLocation, useMatches } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { startTransition, useEffect, useRef, useState } from "react";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { languageToOffer } from "#state/language-offer.ts";
import { useHydrated } from "#components/feedback/use-hydrated.ts";
import { logoutDialogAtom } from "#state/logout-dialog.ts";
import { dismissToast, toastAtom } from "#state/toast.ts";
import type { ActivityList } from "./activity-button.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { SkipLink } from "#components/layout/skip-link.tsx";
import { useFocusAfterNavigation } from "#components/layout/use-focus-after-navigation.ts";
import { useKeptFocus } from "#components/dialogs/use-kept-focus.ts";

const Toaster = lateComponent(async () => (await import("#components/feedback/toaster.tsx")).Toaster);
const LanguageOffer = lateComponent(async () => (await import("./language-offer.tsx")).LanguageOffer);
const LogoutDialog = lateComponent(async () => (await import("./logout-dialog.tsx")).LogoutDialog);

const TOUCHES = ["pointerdown", "keydown", "focusin"] as const;

/** True from the reader's first press, key or focus on: before that nothing is said that was not asked for. */
function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    // As a transition: the press itself is answered first.
    const touch = () => startTransition(() => setTouched(true));
    for (const type of TOUCHES) document.addEventListener(type, touch, { once: true });
    return () => TOUCHES.forEach((type) => document.removeEventListener(type, touch));
  }, []);
  return touched;
}

/** The browser's own language, where it is worth offering; reckoned once, since it is offered once. */
function OwnLanguage() {
  const [language] = useState(() => languageToOffer(navigator.languages));
  return language && <LanguageOffer language={language} />;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Its pages have a frame of their own instead of header, main and footer. */
    bare?: true;
  }
}

/** What stands around every page: header, footer, messages and the question before logging out. */
export function Shell({ activity }: { activity: ActivityList }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  // On login and sign-up nothing leads away but the logo and the language (rule B2).
  const reduced = pathname === "/login" || pathname === "/signIn";
  const bare = useMatches({
    select: (all) => all.some((match) => match.staticData.bare && match.status === "success"),
  });
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main);
  useKeptFocus(main);
  const toast = useAtomValue(toastAtom);
  const touched = useTouched();
  // What was pressed on the prerendered page is done now (see index.html).
  useEffect(() => void window.dispatchEvent(new Event("app:started")), []);
  // Not while a prerendered page is taken over, which knows no browser.
  const hydrated = useHydrated();
  const loggingOut = useAtomValue(logoutDialogAtom);
  return (
    // On paper no longer than what it says: what is printed below it, as a dialog, begins on the same sheet.
    <chakra.div minHeight={{ base: "100dvh", _print: "0" }} display="flex" flexDirection="column">
      {bare ? (
        <Outlet />
      ) : (
        <>
          <SkipLink target={main} />
          <Header reduced={reduced} activity={activity} />
          <OfflineBanner />
          <chakra.main ref={main} id="main" tabIndex={-1} flex="1" display="flex" flexDirection="column">
            <Outlet />
          </chakra.main>
          {!reduced && <Footer />}
        </>
      )}
      {(touched || toast) && <Toaster message={toast} onDismiss={dismissToast} />}
      {loggingOut && <LogoutDialog />}
      {hydrated && <OwnLanguage />}
    </chakra.div>
  );
}
