/** Prints faults, one per line, and exits: with 1 if there are any. */
export function report(faults: readonly string[], looked: string): never {
  for (const fault of faults) console.error(fault);
  console.log(`${looked}, ${faults.length} faults`);
  process.exit(faults.length === 0 ? 0 : 1);
}
