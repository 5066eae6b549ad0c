import { i18n } from "@lingui/core";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { Providers } from "#app/providers.tsx";
import { createAppRouter } from "#app/router.ts";
import { DEFAULT_LANGUAGE } from "#lib/language.ts";
import { messages } from "#i18n/ja.po";

export interface Prerendered {
  /** The style elements of the page, in their order. */
  readonly styles: string;
  readonly html: string;
}

const STYLE = /<style data-emotion="([^"]*)">([^]*?)<\/style>/g;

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
  const page = renderToString(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
  return splitStyles(page);
}

/**
 * Takes the styles out of the page, where they would be lost when React takes it over. The global ones keep an element
 * each, the others share one: so the style library finds them again and does not write them twice.
 */
function splitStyles(page: string): Prerendered {
  const names: string[] = [];
  let rules = "";
  let globals = "";
  const html = page.replace(STYLE, (element: string, name: string, css: string) => {
    if (name.startsWith("css ")) {
      names.push(...name.split(" ").slice(1));
      rules += css;
    } else globals += element;
    return "";
  });
  return { styles: `${globals}<style data-emotion="css ${names.join(" ")}">${rules}</style>`, html };
}
