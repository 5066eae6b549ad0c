import type { Publications } from "#domain/content.ts";
import type { Draft } from "#domain/state.ts";
import { ABOUT } from "./about.ts";
import { AGREEMENTS } from "./agreements.ts";
import { BANK_WITHDRAWAL_INSTRUCTIONS, COIN_WITHDRAWAL_INSTRUCTIONS } from "./instructions.ts";
import { NEWS } from "./news.ts";
import { PARTNERS } from "./partners.ts";
import { PRODUCTS } from "./products.ts";
import { QUESTIONS } from "./questions.ts";
import { SETTINGS } from "./settings.ts";

/** All the texts the company publishes, as one row. */
export const PUBLICATIONS: Publications = {
  questions: QUESTIONS,
  about: ABOUT,
  partners: PARTNERS,
  agreements: AGREEMENTS,
  bankWithdrawalInstructions: BANK_WITHDRAWAL_INSTRUCTIONS,
  coinWithdrawalInstructions: COIN_WITHDRAWAL_INSTRUCTIONS,
};

/** Puts products, news, publications and settings into `draft`; rows of the same keys are replaced. */
export function putCatalogue(draft: Draft): void {
  for (const product of PRODUCTS) draft.products.put(product.id, product);
  for (const item of NEWS) draft.news.put(item.id, item);
  draft.publications.put("main", PUBLICATIONS);
  draft.settings.put("main", SETTINGS);
}
