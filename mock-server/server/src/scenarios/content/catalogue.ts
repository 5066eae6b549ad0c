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

/** All the texts that the company publishes under these settings, as one row. */
export const publicationsFor = (settings: Settings): Publications => ({
  questions: questionsFor(settings),
  about: ABOUT,
  partners: PARTNERS,
  agreements: AGREEMENTS,
  bankWithdrawalInstructions: bankWithdrawalInstructions(settings),
  coinWithdrawalInstructions: coinWithdrawalInstructions(settings),
});

export const PUBLICATIONS = publicationsFor(SETTINGS);

/** Puts products, news, publications and settings into `draft`; rows of the same keys are replaced. */
export function putCatalogue(draft: Draft): void {
  for (const product of PRODUCTS) draft.products.put(product.id, product);
  for (const item of NEWS) draft.news.put(item.id, item);
  draft.publications.put("main", PUBLICATIONS);
  draft.settings.put("main", SETTINGS);
}

/** Adds withdrawal fees: changes the settings, and the texts that name the fees. */
export function putFees(draft: Draft): void {
  draft.publications.put("main", publicationsFor(SETTINGS_WITH_FEES));
  draft.settings.put("main", SETTINGS_WITH_FEES);
}
