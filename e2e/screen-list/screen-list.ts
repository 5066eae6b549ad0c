// Every screen of the product, for checks that apply to all; add a new screen to the file of its area.
import { DEMO_SCREENS } from "./back-office.ts";
import { CENTRE_SCREENS } from "./centre.ts";
import { EDGE_SCREENS } from "./edge.ts";
import { PUBLIC_SCREENS } from "./public.ts";
import type { Screen } from "./screen.ts";

export const SCREENS: readonly Screen[] = [...PUBLIC_SCREENS, ...CENTRE_SCREENS, ...EDGE_SCREENS, ...DEMO_SCREENS];
