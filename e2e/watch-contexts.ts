// What goes wrong in the pages of a test, in each browser context: also in those that the test makes by itself.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { World } from "./world.ts";

interface Allowed {
  /** Addresses outside the world that the test opens on purpose. */
  readonly elsewhere: RegExp | null;
  /** Whether the world's replies carry markup that a page's policy has to refuse. */
  readonly hostile: boolean;
}

interface Seen {
  readonly errors: string[];
  /** Console messages about the page's policy. */
  readonly refusals: string[];
  /** Addresses of the documents in the pages' main frames. */
  readonly addresses: string[];
}

/** A worker runs one test at a time, which has the browser for itself. */
let seen: Seen = { errors: [], refusals: [], addresses: [] };

/** Forgets what the pages of earlier tests did. */
export function beginWatch(): void {
  seen = { errors: [], refusals: [], addresses: [] };
}

/** A sentence for each error of a page, each refusal of a page's policy and each document outside the world. */
export function pageFaults(world: World, { elsewhere, hostile }: Allowed): string[] {
  const outside = seen.addresses.filter((address) => isOutside(address, world) && !elsewhere?.test(address));
  return [
    ...seen.errors,
    ...(hostile ? [] : seen.refusals),
    ...outside.map(
      (address) => `${address} is outside the world ${world.url}: give addresses without a leading slash, such as "#/"`,
    ),
  ];
}

/**
 * Whether an address is none of the world's: neither below its URL, nor at `{id}.localhost`, nor a tool of the server.
 * `page.goto("/")` leads to the server's default world, which every test shares.
 */
function isOutside(address: string, { id, url }: Pick<World, "id" | "url">): boolean {
  const to = new URL(address);
  if (!/^https?:$/.test(to.protocol)) return false;
  const world = new URL(url);
  if (to.hostname === `${id}.localhost`) return false;
  if (to.origin !== world.origin) return true;
  // The console and the documentation show all worlds alike.
  return !`${to.pathname}/`.startsWith(world.pathname) && !/^\/(__qa|docs)(\/|$)/.test(to.pathname);
}

/** Watches each context that the browser makes from now on. Playwright 1.59 has no event for a new one. */
export function watchContexts(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    watch(context, seen);
    return context;
  };
}

function watch(context: BrowserContext, into: Seen): void {
  context.on("weberror", (error) => into.errors.push(String(error.error())));
  context.on("console", (message) => {
    if (/Content Security Policy|Trusted(HTML|Script)|Permissions-Policy/.test(message.text()))
      into.refusals.push(message.text());
  });
  context.on("page", (page: Page) =>
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) into.addresses.push(frame.url());
    }),
  );
}
