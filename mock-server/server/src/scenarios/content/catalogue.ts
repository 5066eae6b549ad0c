import type { Publications, Settings } from "#domain/content.ts";
import type { Draft } from "#domain/state.ts";
import { ABOUT } from "./about.ts";
import { AGREEMENTS } from "./agreements.ts";
import { bankWithdrawalInstructions, coinWithdrawalInstructions } from "./instructions.ts";
import { NEWS } from "./news.ts";
import { PARTNERS } from "./partners.ts";
import { PRODUCTS } from "./products.ts";
import { questionsFor } from "./questions.ts";
import { SETTINGS, SETTINGS_WITH_FEES } from "./settings.ts";

/** Every text that the company publishes; some of them contain fees from `settings`. */
export const publicationsFor = (settings: Settings): Publications => ({
  questions: questionsFor(settings),
  about: ABOUT,
  partners: PARTNERS,
  agreements: AGREEMENTS,
  bankWithdrawalInstructions: bankWithdrawalInstructions(settings),
  coinWithdrawalInstructions: coinWithdrawalInstructions(settings),
});

export const PUBLICATIONS = publicationsFor(SETTINGS);

/** Puts products, news, publications and settings; replaces rows with the same keys. */
export function putCatalogue(draft: Draft): void {
  for (const product of PRODUCTS) draft.products.put(product.id, product);
  for (const item of NEWS) draft.news.put(item.id, item);
  draft.publications.put("main", PUBLICATIONS);
  draft.settings.put("main", SETTINGS);
}

/** Introduces withdrawal fees: changes the settings, and the texts that mention fees. */
export function putFees(draft: Draft): void {
  draft.publications.put("main", publicationsFor(SETTINGS_WITH_FEES));
  draft.settings.put("main", SETTINGS_WITH_FEES);
}
