import type { Settings } from "./content.ts";
import { existing } from "./existing.ts";
import type { State } from "./state.ts";

/** What the company has set: rates, limits, fees, accounts. */
export const settingsOf = (state: State): Settings => existing(state.settings, "main");
