// Watches for errors in the pages of every browser context, including those that tests create.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { World } from "./world/world.ts";

interface Allowed {
  /** Addresses outside the world that the test may open. */
  readonly elsewhere: RegExp | null;
  /** Whether the world's replies contain markup that a page's policy must block. */
  readonly hostile: boolean;
}

interface Seen {
  readonly errors: string[];
  /** Console messages about the page's policy. */
  readonly refusals: string[];
  /** URLs of main-frame documents. */
  readonly addresses: string[];
}

/** One record is enough: a worker runs one test at a time, with its own browser. */
let seen: Seen = { errors: [], refusals: [], addresses: [] };

/** Resets the records of earlier tests. */
export function beginWatch(): void {
  seen = { errors: [], refusals: [], addresses: [] };
}

/** A sentence for each page error, policy violation and document outside the world. */
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
 * Whether a URL is outside the world: neither below the world's URL, nor at `{id}.localhost`, nor a tool of the server.
 * `page.goto("/")` opens the server's default world, which tests share.
 */
function isOutside(address: string, { id, url }: Pick<World, "id" | "url">): boolean {
  const to = new URL(address);
  if (!/^https?:$/.test(to.protocol)) return false;
  const world = new URL(url);
  if (to.hostname === `${id}.localhost`) return false;
  if (to.origin !== world.origin) return true;
  // The console and the documentation cover all worlds.
  return !`${to.pathname}/`.startsWith(world.pathname) && !/^\/(__qa|docs)(\/|$)/.test(to.pathname);
}

/** Watches each new context of the browser. Playwright 1.59 has no event for new contexts. */
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
    // React reports faults in its development build, which only unbuilt pages (`--dev`) load.
    if (message.type() === "error" && message.location().url.includes("/react-dom")) into.errors.push(message.text());
  });
  context.on("page", (page: Page) =>
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) into.addresses.push(frame.url());
    }),
  );
}
