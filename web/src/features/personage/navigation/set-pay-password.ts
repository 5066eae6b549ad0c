import type { SectionPlace } from "#lib/personage-sections.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Where to return after setting something that was missing. */
    comeBackTo?: string;
  }
}

/** The settings with the trading-password dialog open. */
export const SET_PAY_PASSWORD = { to: "settings", dialog: "trading-password" } as const satisfies SectionPlace;
