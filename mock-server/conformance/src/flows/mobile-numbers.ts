// Mobile numbers of a run. All spellings of a number are one account, so each use needs a number of its own.

/**
 * +999 is not assigned to a country. With two digits for the use and ten for the run, a number has the maximum length
 * of fifteen digits.
 */
const NOBODYS = "+999";
const USES = { taken: 98, longest: 99 } as const;

const digitsOf = (runId: string, fill: string): string =>
  String(Number.parseInt(runId.slice(3), 16)).padStart(10, fill);

/** A number of the run for a named use, or for the nth pair of simultaneous sign-ups (1 to 97). */
export const mobileOf = (runId: string, use: keyof typeof USES | number): string =>
  `${NOBODYS}${String(typeof use === "number" ? use : USES[use]).padStart(2, "0")}${digitsOf(runId, "0")}`;

/** The run's Japanese number, with its leading 0. */
export const japaneseMobileOf = (runId: string): string => `0${digitsOf(runId, "7")}`;
