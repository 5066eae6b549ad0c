import type { Schemas } from "#console/api/client.ts";
import { productOf } from "#console/api/product.ts";
import { logIn } from "#console/api/users.ts";
import type { Language } from "#lib/language.ts";
import { LANG_KEY, storedLanguage } from "#state/locale.ts";
import { USERINFO_KEY } from "#state/session.ts";

/** Thrown if the browser blocks the new tab. */
export class TabRefused extends Error {
  override readonly name = "TabRefused";
}

/**
 * Logs the member in and opens the product with that session in a new tab, in the console's language; `null` opens it
 * as a visitor. Several members and worlds can be open side by side, because the session is stored in the new tab's
 * sessionStorage, which the product prefers to localStorage. The token is never in a URL.
 */
export async function openProduct(world: string, user: string | null, language: Language): Promise<void> {
  // Open the tab synchronously within the click, or the browser blocks it. The blank page has this page's origin, so
  // this page may write its sessionStorage.
  const tab = window.open("about:blank", "_blank");
  if (!tab) throw new TabRefused();
  try {
    const session: Schemas["Session"] | null = user === null ? null : (await logIn(world, user)).session;
    tab.sessionStorage.setItem(LANG_KEY, storedLanguage(language));
    tab.sessionStorage.setItem(USERINFO_KEY, JSON.stringify(session));
    tab.opener = null;
    tab.location.replace(new URL(productOf(world), window.location.href));
  } catch (error) {
    tab.close();
    throw error;
  }
}
