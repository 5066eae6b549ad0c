import type { QueryClient } from "@tanstack/react-query";
import { createHashHistory, createRouter } from "@tanstack/react-router";
import { Route as RootRoute } from "#routes/__root.tsx";
import { Route as AboutUsRoute } from "#routes/aboutus.tsx";
import { Route as AgreementRoute } from "#routes/agreement.tsx";
import { Route as HomeRoute } from "#routes/index.tsx";
import { Route as LoginRoute } from "#routes/login.tsx";
import { Route as NewsDetailsRoute } from "#routes/news/details.tsx";
import { Route as NewsRoute } from "#routes/news/index.tsx";
import { Route as PersonageRoute } from "#routes/personage.tsx";
import { Route as ProductDetailsRoute } from "#routes/product/details.tsx";
import { Route as ProductRoute } from "#routes/product/index.tsx";
import { Route as SignInRoute } from "#routes/signIn.tsx";
import { rememberLocation } from "#state/last-location.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";

const routeTree = RootRoute.addChildren([
  HomeRoute,
  ProductRoute,
  ProductDetailsRoute,
  NewsRoute,
  NewsDetailsRoute,
  AboutUsRoute,
  AgreementRoute,
  LoginRoute,
  SignInRoute,
  PersonageRoute,
]);

/** The application's routes over the hash, with strict paths (spec 2). */
export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    history: createHashHistory(),
    context: { queryClient },
    caseSensitive: true,
    trailingSlash: "preserve",
    parseSearch,
    stringifySearch,
    search: { strict: true },
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });
  router.subscribe("onResolved", ({ toLocation }) => rememberLocation(toLocation.href));
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
