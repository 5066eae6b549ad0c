/** `npm run bench -- --smoke`: runs every measurement once and short, to see that it works; does not judge goals. */
export const SMOKE = process.argv.includes("--smoke");

/** A number of rounds, rows or milliseconds: `smoke` in a smoke run, otherwise `measured`. */
export const amount = (measured: number, smoke: number): number => (SMOKE ? smoke : measured);
