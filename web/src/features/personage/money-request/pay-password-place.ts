import type { SectionPlace } from "#lib/sections.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Where the member was sent away from to set something first: done, they come back there. */
    comeBackTo?: string;
  }
}

/** Where the trading password is set: the settings with that dialog open. */
export const SET_PAY_PASSWORD = { to: "settings", dialog: "trading-password" } as const satisfies SectionPlace;
