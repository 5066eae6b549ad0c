import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

const TRIES = 200;
const BETWEEN_MS = 50;

/** Whether a started process responds at its address, within about ten seconds and before it exits. */
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
