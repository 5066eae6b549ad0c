import type { WebDriver } from "selenium-webdriver";
import type { DemoAccount } from "../demo-user.ts";
import { storageState } from "../storage-state.ts";
import type { Language } from "../words.ts";
import type { World } from "../world/world.ts";
import { SafariPage } from "./page.ts";

interface Reader {
  /** Handle of the logged-in member; null is a visitor. */
  readonly as: string | null;
  readonly lang: Language;
  /** Account logged in to the demo back office. */
  readonly admin: DemoAccount | null;
}

/** Opens a page of the world for this reader. Storage is set before the product's code reads it. */
export async function openPage(driver: WebDriver, world: World, { as, lang, admin }: Reader): Promise<SafariPage> {
  const page = new SafariPage(driver, world.url);
  // A document of the world's origin without product code.
  await driver.get(new URL("../../__qa/health", world.url).href);
  const [origin] = storageState(world, as, lang, admin).origins;
  await page.evaluate((items) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, origin?.localStorage ?? []);
  return page;
}
