/** Prints what a check found, one fault a line, and ends the process: 1 when there is any. */
export function report(faults: readonly string[], looked: string): never {
  for (const fault of faults) console.error(fault);
  console.log(`${looked}, ${faults.length} faults`);
  process.exit(faults.length === 0 ? 0 : 1);
}
