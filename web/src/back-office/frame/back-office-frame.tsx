import { QueryClientProvider } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { Activity, useEffect, useRef, useState } from "react";
import "virtual:styles/back-office.css";
import { backOfficeQueries } from "#back-office/api/query-client.ts";
import { useGo } from "#back-office/routing/use-go.ts";
import { useLock } from "#back-office/stores/lock.ts";
import { useUser } from "#back-office/stores/user.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { isBackOfficePath } from "#lib/back-office-paths.ts";
import { loginPath } from "#state/login-redirect.ts";
import { Frame } from "./frame.tsx";
import { useChosenScheme } from "./use-document-styles.ts";

const LockScreen = lateComponent(async () => (await import("./lock/lock-screen.tsx")).LockScreen);

const FIRST = "/dashboard/analysis";

/** The back office's frame, or the lock screen while the back office is locked. */
export function BackOfficeFrame() {
  const user = useUser();
  const lock = useLock();
  const { href } = useLocation();
  const go = useGo();
  useChosenScheme();
  // After a logout here or in another tab, or a 401, go to the login.
  const last = useRef(href);
  useEffect(() => {
    if (user !== null) last.current = href;
    else if (isBackOfficePath(href)) go(loginPath(href), "replace");
    // Routes from the server's list exist only during a session, so the next login opens the first page instead.
    else if (last.current === href) go(loginPath(FIRST), "replace");
  }, [user, go, href]);
  // A page that is loaded while locked renders no content behind the lock screen. Content that was rendered before the
  // lock stays mounted, but hidden.
  const [opened, setOpened] = useState(lock === null);
  if (lock === null && !opened) setOpened(true);
  if (user === null) return null;
  return (
    <QueryClientProvider client={backOfficeQueries}>
      {lock && <LockScreen lock={lock} />}
      {opened && (
        <Activity mode={lock ? "hidden" : "visible"}>
          <Frame />
        </Activity>
      )}
    </QueryClientProvider>
  );
}
