import type { Settings } from "./content.ts";
import { rowOrThrow } from "./row-or-throw.ts";
import type { State } from "./state.ts";

export const settingsOf = (state: State): Settings => rowOrThrow(state.settings, "main");
