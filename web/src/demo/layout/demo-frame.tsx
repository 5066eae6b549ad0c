import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { QueryClientProvider } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import "virtual:styles/demo.css";
import { demoQueries } from "#demo/api/query-client.ts";
import { APP_TITLE } from "#demo/app-title.ts";
import { nodeAt } from "#demo/routing/find-route.ts";
import { useTitleText } from "#demo/routing/titles.ts";
import { useRoutes } from "#demo/stores/routes.ts";
import { useUser } from "#demo/stores/user.ts";
import { loginPath } from "#state/login-redirect.ts";
import { CurrentView } from "./current-view.tsx";
import { LogOutButton } from "./log-out-button.tsx";
import { type Page, PageContext } from "./page.ts";
import { SideMenu } from "./side-menu.tsx";
import { useGo } from "./use-go.ts";

/** The back office: menu, head and the page of the address. */
export function DemoFrame() {
  const user = useUser();
  const { pathname, href, search } = useLocation();
  const go = useGo();
  // Logged out here or in another tab, or ended by a 401.
  useEffect(() => {
    if (user === null) go(loginPath(href), "replace");
  }, [user, go, href]);
  const routes = useRoutes();
  const page = useMemo((): Page | null => {
    const found = nodeAt(routes, pathname);
    return found && { path: pathname, params: found.params, search, node: found.node };
  }, [routes, pathname, search]);
  const titleText = useTitleText();
  const title = page ? titleText(page.node.title) : "";
  useEffect(() => {
    document.title = `${APP_TITLE} - ${title}`;
  }, [title]);
  return (
    <QueryClientProvider client={demoQueries}>
      <chakra.div flex="1" display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "200px minmax(0, 1fr)" }}>
        <SideMenu />
        <chakra.div bg="bg.sunken" display="flex" flexDirection="column">
          <chakra.header
            display="flex"
            alignItems="center"
            gap="3"
            height="50px"
            paddingX="5"
            bg="bg.raised"
            borderBottomWidth="1px"
          >
            <chakra.span marginEnd="auto" fontWeight="semibold">
              {APP_TITLE}
            </chakra.span>
            {user?.username}
            <LogOutButton />
          </chakra.header>
          <chakra.main
            id="main"
            tabIndex={-1}
            flex="1"
            padding={{ base: "4", md: "5" }}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            alignContent="start"
            gap="4"
          >
            <chakra.h1 fontSize="lg">{title || <Trans>Page</Trans>}</chakra.h1>
            {page && (
              <PageContext value={page}>
                <CurrentView key={page.path} node={page.node} />
              </PageContext>
            )}
          </chakra.main>
        </chakra.div>
      </chakra.div>
    </QueryClientProvider>
  );
}
