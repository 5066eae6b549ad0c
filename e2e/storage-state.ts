// What a browser context keeps of a member who is logged in to a world.
import type { BrowserContext, Page } from "@playwright/test";
import { type DemoAccount, demoUserItem } from "./demo-user.ts";
import type { World } from "./world.ts";
import type { Language } from "./words.ts";

/** As `storageState` of a browser context, in the form in which Playwright takes it. */
export interface StorageState {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

/**
 * A browser context of this world begins as this member, in this language; `null` is a visitor. One context a world:
 * worlds share their server's origin, and so its storage. `admin` is the account that is logged in to the demo back
 * office besides. Throws where the world has no such member.
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
 * Puts a state into a context whose first page is still to come, once. Playwright does it by a page of its own, which
 * takes longer than the rest of a context's making; here the first page of the state's origin does, before its own code.
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

/** Puts an item into the local storage of each document that the page loads from now on, before its own code reads it. */
export async function presetItem(page: Page, name: string, value: string): Promise<void> {
  await page.addInitScript(
    (item) => {
      // Firefox runs this in the empty first document as well, which has no storage.
      if (origin !== "null") localStorage.setItem(item.name, item.value);
    },
    { name, value },
  );
}
