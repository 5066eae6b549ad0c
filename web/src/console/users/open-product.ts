// Opens the product of a world as one of its members, in a tab of its own.
import type { Schemas } from "#console/api/client.ts";
import { productOf } from "#console/api/product.ts";
import { logIn } from "#console/api/users.ts";
import type { Language } from "#lib/language.ts";
import { LANG_KEY, storedLanguage } from "#state/locale.ts";
import { USERINFO_KEY } from "#state/session.ts";

/** The browser opened no tab. */
export class TabRefused extends Error {
  override readonly name = "TabRefused";
}

/**
 * Logs the member in and opens the product with that session, in the console's language; `null` opens it as a visitor.
 *
 * The product reads the tab's own storage before the browser's, for browsers that keep nothing for long. Its content is
 * this tab's alone: other tabs keep their sessions, so that several members and worlds can be open side by side.
 * No token is in an address, and the product needs no change for it.
 */
export async function openProduct(world: string, user: string | null, language: Language): Promise<void> {
  // At once, while the press still allows it. The empty page is of this origin, and so is its storage.
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
