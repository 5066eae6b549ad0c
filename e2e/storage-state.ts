// The stored browser state of a logged-in member.
import type { BrowserContext, Page } from "@playwright/test";
import { type DemoAccount, demoUserItem } from "./demo-user.ts";
import type { Language } from "./words.ts";
import type { World } from "./world/world.ts";

/** A browser context's `storageState` in Playwright's format. */
export interface StorageState {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

/**
 * State of a browser context with this member and language; `null` is a visitor. One context per world: worlds share
 * their server's origin and storage. `admin` is an account logged in to the demo back office. Throws for an unknown
 * member.
 */
export function storageState(
  world: World,
  user: string | null,
  lang: Language,
  admin: DemoAccount | null = null,
): StorageState {
  const localStorage = [{ name: "lang", value: JSON.stringify({ type: "String", value: lang }) }];
  if (user !== null) localStorage.push({ name: "userinfo", value: JSON.stringify(world.member(user).session) });
  if (admin) localStorage.push(demoUserItem(admin));
  return { cookies: [], origins: [{ origin: new URL(world.url).origin, localStorage }] };
}

/**
 * Puts a state into a new context, once. Playwright would open an extra page for it, which takes longer than creating
 * the context; here the first page of the state's origin stores it, before the page's own code runs.
 */
export async function seedStorage(context: BrowserContext, { origins }: StorageState): Promise<void> {
  for (const { origin, localStorage } of origins) {
    const seed = await context.addInitScript(
      (given) => {
        if (location.origin !== given.origin) return;
        for (const { name, value } of given.localStorage) window.localStorage.setItem(name, value);
      },
      { origin, localStorage },
    );
    let seeded = false;
    context.on("page", (page) =>
      page.on("framenavigated", (frame) => {
        if (seeded || new URL(frame.url()).origin !== origin) return;
        seeded = true;
        void seed.dispose();
      }),
    );
  }
}

/** Puts an item into the local storage of each later document, before its own code runs. */
export async function presetItem(page: Page, name: string, value: string): Promise<void> {
  await page.addInitScript(
    (item) => {
      // Firefox also runs this in the empty first document, which has no storage.
      if (origin !== "null") localStorage.setItem(item.name, item.value);
    },
    { name, value },
  );
}
