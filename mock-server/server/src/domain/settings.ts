import type { Settings } from "./content.ts";
import { existing } from "./existing.ts";
import type { State } from "./state.ts";

/** The company's settings: rates, limits, fees, accounts. */
export const settingsOf = (state: State): Settings => existing(state.settings, "main");
