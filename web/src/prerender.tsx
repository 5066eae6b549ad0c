import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { Application } from "#app/application.tsx";
import { createAppRouter } from "#app/router.ts";
import { DEFAULT_LANGUAGE, type Language } from "#lib/language.ts";
import { messages as en } from "#i18n/en.po";
import { messages as ja } from "#i18n/ja.po";
import { messages as zh } from "#i18n/zh-CN.po";
import { globals, rules } from "virtual:styles/rules";

export interface Prerendered {
  /** The page's style element: document-wide rules, and the rules of the site's sheet that home needs. */
  readonly styles: string;
  /** The names of the rules that home needs; the site's sheet, which loads with the code, omits them. */
  readonly classes: readonly string[];
  readonly html: string;
}

/** The home page for a Japanese visitor before any data has loaded. Runs in Node, at build time. */
export async function prerenderHome(): Promise<Prerendered> {
  // The parts of `window` that the router reads at startup.
  Object.assign(globalThis, { window: { origin: "null" }, self: {} });
  i18n.loadAndActivate({ locale: DEFAULT_LANGUAGE, messages: ja });
  const queryClient = new QueryClient();
  // No server at build time: the lists show their skeletons.
  queryClient.prefetchQuery = () => Promise.resolve();
  const history = createMemoryHistory({ initialEntries: ["/"] });
  history.createHref = (path) => `#${path}`;
  const router = createAppRouter(queryClient, history);
  await router.load();
  const html = renderToString(<Application queryClient={queryClient} router={router} />);
  const needed = rulesFor(html);
  const styles = `<style>${globals}${needed.map(([, css]) => css).join("")}</style>`;
  return { styles, classes: needed.map(([name]) => name), html };
}

const CATALOGUES: Record<Language, typeof ja> = { ja, en, "zh-CN": zh };

/** Titles and descriptions of pages, the same as in the pages themselves; head-words.spec.ts compares the two. */
const HEADS = {
  product: [
    msg`Products`,
    msg`Mining capacity and quantitative strategies. Compare rates and terms, and take your time.`,
  ],
  news: [msg`News`, msg`Reports from our sites, changes to our service, and how mining works.`],
  login: [msg`Log in`, msg`Enter your email address, mobile number or username, and your password.`],
} as const;

/** Texts of index.html before the page's code has loaded: see scripts/page-scripts.ts. */
export function firstWords() {
  const heads: Record<string, Record<string, readonly string[]>> = {};
  for (const [language, messages] of Object.entries(CATALOGUES)) {
    i18n.loadAndActivate({ locale: language, messages });
    heads[language] = Object.fromEntries(
      Object.entries(HEADS).map(([page, texts]) => [page, texts.map((one) => i18n._(one))]),
    );
  }
  return { heads };
}

function rulesFor(html: string) {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap((match) => match[1]?.split(" ") ?? []));
  return rules.filter(([name]) => classes.has(name));
}
