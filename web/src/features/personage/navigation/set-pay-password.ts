import type { SectionPlace } from "#lib/personage-sections.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The page to return to once the member has set what that page needs, such as the trading password. */
    comeBackTo?: string;
  }
}

/** The settings with the trading-password dialog open. */
export const SET_PAY_PASSWORD = { to: "settings", dialog: "trading-password" } as const satisfies SectionPlace;
