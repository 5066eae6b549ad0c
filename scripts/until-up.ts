import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

const TRIES = 200;
const BETWEEN_MS = 50;

/** Whether a process that was just started answers at an address of its own before it ends, or in about ten seconds. */
export async function untilUp(address: string, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < TRIES && child.exitCode === null; tries += 1) {
    const up = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return true;
    await sleep(BETWEEN_MS);
  }
  return false;
}
