// Runs in Node during the build: renders the HTML that index.html contains, which is visible before any code has
// loaded.
import { i18n } from "@lingui/core";
import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { globals, rules } from "virtual:styles/rules";
import { Application } from "#app/application.tsx";
import { createAppRouter } from "#app/router.ts";
import { Heading } from "#components/ui/heading.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { messages as en } from "#i18n/en.po";
import { messages as firstEn } from "#i18n/first-load/en.po";
import { messages as firstJa } from "#i18n/first-load/ja.po";
import { messages as firstZh } from "#i18n/first-load/zh-CN.po";
import { messages as ja } from "#i18n/ja.po";
import { messages as zh } from "#i18n/zh-CN.po";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#lib/language.ts";
import { noScriptNotice, stuckNotice } from "./fallback-notices.ts";
import type { PageHeadings } from "./load-plan.ts";
import { PAGE_HEADINGS } from "./page-headings.ts";
import type { Prerendered } from "./prerendered.ts";

const TEXTS: Readonly<Record<Language, typeof ja>> = {
  ja: { ...ja, ...firstJa },
  en: { ...en, ...firstEn },
  "zh-CN": { ...zh, ...firstZh },
};

function inEach<Value>(write: () => Value): Record<Language, Value> {
  const written = LANGUAGES.map((locale) => {
    i18n.loadAndActivate({ locale, messages: TEXTS[locale] });
    return [locale, write()];
  });
  return Object.fromEntries(written) as Record<Language, Value>;
}

const writeHeadings = (): PageHeadings[Language] =>
  Object.fromEntries(Object.entries(PAGE_HEADINGS).map(([page, texts]) => [page, texts.map((text) => i18n._(text))]));

async function prerenderHome(): Promise<string> {
  // The router reads these globals of a browser while it starts, and no others.
  Object.assign(globalThis, { window: { origin: "null" }, self: {} });
  i18n.loadAndActivate({ locale: DEFAULT_LANGUAGE, messages: TEXTS[DEFAULT_LANGUAGE] });
  const queryClient = new QueryClient();
  // There is no server during the build, so send no requests; the lists render their placeholders.
  queryClient.prefetchQuery = () => Promise.resolve();
  const history = createMemoryHistory({ initialEntries: ["/"] });
  history.createHref = (path) => `#${path}`;
  const router = createAppRouter(queryClient, history);
  await router.load();
  return renderToString(<Application queryClient={queryClient} router={router} />);
}

/** The waiting page. It has no h1, so that a test which waits for a page's h1 waits for the page's own code. */
const Waiting = () => (
  <>
    <i />
    <Heading size="xl" />
    <Lead />
    <i />
    <i />
    <i />
  </>
);

export async function prerender(): Promise<Prerendered> {
  const home = await prerenderHome();
  const waiting = renderToString(<Waiting />);
  const needed = rulesFor(home + waiting);
  return {
    styles: `<style>${globals}${needed.map(([, css]) => css).join("")}</style>`,
    classes: needed.map(([name]) => name),
    waiting,
    home,
    headings: inEach(writeHeadings),
    stuck: Object.values(inEach(stuckNotice)).join(""),
    noScript: Object.values(inEach(noScriptNotice)).join(""),
  };
}

function rulesFor(html: string) {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap((match) => match[1]?.split(" ") ?? []));
  return rules.filter(([name]) => classes.has(name));
}
