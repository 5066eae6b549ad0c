import { i18n } from "@lingui/core";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { Providers } from "#app/providers.tsx";
import { createAppRouter } from "#app/router.ts";
import { DEFAULT_LANGUAGE } from "#lib/language.ts";
import { messages } from "#i18n/ja.po";
import { globals, rules } from "virtual:styles/rules";

export interface Prerendered {
  /** The page's style element. */
  readonly styles: string;
  readonly html: string;
}

/** The home page as a Japanese visitor sees it before any data has come. Runs in Node, while building. */
export async function prerenderHome(): Promise<Prerendered> {
  // All that the router asks of a window while it starts.
  Object.assign(globalThis, { window: { origin: "null" }, self: {} });
  i18n.loadAndActivate({ locale: DEFAULT_LANGUAGE, messages });
  const queryClient = new QueryClient();
  // There is no server to ask while building; the lists show their skeletons.
  queryClient.prefetchQuery = () => Promise.resolve();
  const history = createMemoryHistory({ initialEntries: ["/"] });
  history.createHref = (path) => `#${path}`;
  const router = createAppRouter(queryClient, history);
  await router.load();
  const html = renderToString(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
  return { styles: `<style>${stylesOf(html)}</style>`, html };
}

/** What the page needs of the site's styles; the whole sheet comes with the code. */
function stylesOf(html: string): string {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap((match) => match[1]?.split(" ") ?? []));
  return globals + rules.flatMap(([name, css]) => (classes.has(name) ? [css] : [])).join("");
}
