import { t } from "@lingui/core/macro";
import { createRoute, redirect } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { latePage, withPage } from "#components/feedback/late-page.ts";
import { whenOnline } from "#components/feedback/when-online.ts";
import { isBackOfficePath } from "#lib/back-office-paths.ts";
import { pickStrings } from "#lib/url/pick-strings.ts";
import { lastLocation } from "#state/last-location.ts";
import { readUserinfo } from "#state/session.ts";
import { showToast } from "#state/toast.ts";
import { Route as RootRoute } from "./__root.tsx";

const LoginPage = latePage(async () => (await import("#features/login/login-page.tsx")).LoginPage);

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/login",
  validateSearch: (search: Record<string, unknown>) => pickStrings(search, "redirect"),
  beforeLoad: async ({ preload, search }) => {
    if (preload) return;
    // The back office has its own session, independent of the member's.
    if (isBackOfficePath(search.redirect ?? "")) return admitToBackOffice(search.redirect);
    if (readUserinfo() === null) return;
    showToast({
      kind: "error",
      text: t`You are currently logged in. If you need to go to the login page, please exit and go to it`,
      follows: true,
    });
    throw redirect({ href: lastLocation() ?? "/", replace: true });
  },
  component: withPage(LoginPage, function Login(): ReactNode {
    const { redirect } = Route.useSearch();
    if (redirect !== undefined && isBackOfficePath(redirect)) return <LazyBackOfficeLogin returnTo={redirect} />;
    return <LoginPage returnTo={redirect} />;
  }),
});

/** Redirects to `to` if the browser has a back-office session; otherwise waits until the login page has loaded. */
async function admitToBackOffice(to: string | undefined): Promise<void> {
  // Preload the page, because otherwise React warns in development (see `latePage`). A failure is ignored here and
  // shown when the page renders.
  const page = LazyBackOfficeLogin.preload?.()?.catch(() => null);
  const { readUser } = await loadBackOfficeUser();
  if (readUser() !== null) throw redirect({ href: to ?? "/", replace: true });
  await page;
}
const loadBackOfficeUser = whenOnline(() => import("#back-office/stores/user.ts"));
const LazyBackOfficeLogin = latePage(async () => {
  const { loadTexts } = await import("#i18n/back-office-texts.ts");
  const [{ BackOfficeLogin: Login }] = await Promise.all([import("#back-office/frame/login.tsx"), loadTexts("frame")]);
  return Login;
});
