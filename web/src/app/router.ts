import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { Route as RootRoute } from "#routes/__root.tsx";
import { Route as BackOfficeRoute } from "#routes/_back-office.tsx";
import { Route as AboutUsRoute } from "#routes/aboutus.tsx";
import { Route as AgreementRoute } from "#routes/agreement.tsx";
import { Route as HelpRoute } from "#routes/help.tsx";
import { Route as HomeRoute } from "#routes/index.tsx";
import { Route as LoginRoute } from "#routes/login.tsx";
import { Route as NewsDetailsRoute } from "#routes/news/details.tsx";
import { Route as NewsRoute } from "#routes/news/index.tsx";
import { Route as PersonageRoute } from "#routes/personage.tsx";
import { Route as ProductDetailsRoute } from "#routes/product/details.tsx";
import { Route as ProductRoute } from "#routes/product/index.tsx";
import { Route as SignInRoute } from "#routes/signIn.tsx";
import { rememberLocation } from "#state/last-location.ts";
import { createStrictHashHistory } from "./hash-history.ts";
import { afterAnswer } from "./press-feedback.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";

const routeTree = RootRoute.addChildren([
  HomeRoute,
  ProductRoute,
  ProductDetailsRoute,
  NewsRoute,
  NewsDetailsRoute,
  AboutUsRoute,
  AgreementRoute,
  HelpRoute,
  LoginRoute,
  SignInRoute,
  PersonageRoute,
  // Without types, because the server defines the addresses of the back office, and the product never links to them.
  ...([BackOfficeRoute] as never[]),
]);

/** Creates the application's router with strict paths, by default with the hash history (rule B1). */
export function createAppRouter(queryClient: QueryClient, history: RouterHistory = createStrictHashHistory()) {
  const router = createRouter({
    routeTree,
    history,
    context: { queryClient },
    caseSensitive: true,
    trailingSlash: "preserve",
    parseSearch,
    stringifySearch,
    search: { strict: true },
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: typeof document === "undefined" ? false : restoresScroll(),
  });
  const { navigate } = router;
  // Navigation re-renders much of the page, so let the browser acknowledge the press first.
  router.navigate = (options) => afterAnswer(() => navigate(options));
  router.subscribe("onResolved", ({ toLocation }) => rememberLocation(toLocation.href));
  return router;
}

/**
 * Returns a function that decides whether the router restores the scroll position: after every navigation, but not at
 * the start if the user has already scrolled the prerendered page.
 */
function restoresScroll(): () => boolean {
  let first = true;
  return () => {
    const scrolledAlready = first && window.scrollY > 0;
    first = false;
    return !scrolledAlready;
  };
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
