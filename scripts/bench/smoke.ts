/** `npm run bench -- --smoke`: every measurement once and short, to show that it still runs; goals are not judged. */
export const SMOKE = process.argv.includes("--smoke");

/** A number of rounds, rows or seconds: what a measurement needs, or what a smoke does. */
export const amount = (measured: number, smoke: number): number => (SMOKE ? smoke : measured);
