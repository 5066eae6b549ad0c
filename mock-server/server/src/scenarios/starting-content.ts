// The initial content of scenarios, by the name in the scenario file (`content`).
import type { Publications } from "#domain/content.ts";
import type { Draft, Localised } from "#domain/state.ts";
import { AGREEMENTS } from "./content/agreements.ts";
import { putCatalogue, putFees } from "./content/catalogue.ts";
import { bankWithdrawalInstructions, coinWithdrawalInstructions } from "./content/instructions.ts";
import { SETTINGS } from "./content/settings.ts";
import { putEdgeText } from "./edge-text.ts";
import type { ScenarioFile } from "./file.ts";

const NO_TEXT: Localised = { ja: "", en: "", "zh-CN": "" };

/** The smallest publications that replies allow, so that every screen shows its empty state. */
const NO_PUBLICATIONS: Publications = {
  questions: [],
  about: {
    introduction: null,
    team: NO_TEXT,
    computingHeader: NO_TEXT,
    computingServices: [],
    sites: [],
    trends: NO_TEXT,
  },
  partners: [],
  agreements: AGREEMENTS,
  bankWithdrawalInstructions: bankWithdrawalInstructions(SETTINGS),
  coinWithdrawalInstructions: coinWithdrawalInstructions(SETTINGS),
};

function putSettings(draft: Draft): void {
  draft.publications.put("main", NO_PUBLICATIONS);
  draft.settings.put("main", SETTINGS);
}

/** Functions that put the rows of each kind of content; they replace rows with the same keys. */
export const STARTING_CONTENT: Readonly<Record<NonNullable<ScenarioFile["content"]>, (draft: Draft) => void>> = {
  settings: putSettings,
  catalogue: putCatalogue,
  fees: putFees,
  "edge-text": putEdgeText,
};
