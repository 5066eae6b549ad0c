import type { Settings } from "./content.ts";
import { rowOrThrow } from "./row-or-throw.ts";
import type { State } from "./state.ts";

/** The company's settings: rates, limits, fees, accounts. */
export const settingsOf = (state: State): Settings => rowOrThrow(state.settings, "main");
