// The mobile numbers of a run. One number is one account, however it is spelt, so each use has a number of its own.

/** +999 is no country's. With two digits of the use and ten of the run it has fifteen digits, as many as a number may. */
const NOBODYS = "+999";
const USES = { taken: 98, longest: 99 } as const;

const digitsOf = (runId: string, fill: string): string =>
  String(Number.parseInt(runId.slice(3), 16)).padStart(10, fill);

/** A number of the run: of a use, or of the nth try of two sign-ups, from 1 to 97. */
export const mobileOf = (runId: string, use: keyof typeof USES | number): string =>
  `${NOBODYS}${String(typeof use === "number" ? use : USES[use]).padStart(2, "0")}${digitsOf(runId, "0")}`;

/** The one Japanese number of the run, with its leading 0. */
export const japaneseMobileOf = (runId: string): string => `0${digitsOf(runId, "7")}`;
