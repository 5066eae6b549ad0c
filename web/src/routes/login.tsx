import { t } from "@lingui/core/macro";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { whenOnline } from "#components/when-online.ts";
import { pickStrings } from "#lib/search.ts";
import { lastLocation } from "#state/last-location.ts";
import { readUserinfo } from "#state/session.ts";
import { showToast } from "#state/toast.ts";
import { Route as RootRoute } from "./__root.tsx";

export const Route = createRoute({
  getParentRoute: () => RootRoute,
  path: "/login",
  validateSearch: (search: Record<string, unknown>) => pickStrings(search, "redirect"),
  beforeLoad: ({ preload }) => {
    if (preload || readUserinfo() === null) return;
    showToast({
      kind: "error",
      text: t`You are currently logged in. If you need to go to the login page, please exit and go to it`,
    });
    throw redirect({ href: lastLocation() ?? "/", replace: true });
  },
  component: function Login() {
    return <LoginPage returnTo={Route.useSearch().redirect} />;
  },
});

const LoginPage = lazyRouteComponent(
  whenOnline(() => import("#features/login/login-page.tsx")),
  "LoginPage",
);
