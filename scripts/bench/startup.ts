// Measures the time from the command to the first reply on an empty folder, including the creation of the demo world.
import { join } from "node:path";
import { median } from "./load.ts";
import { below, type Row } from "./row.ts";
import { startHashgrove, withFolder } from "./server.ts";
import { amount } from "./smoke.ts";

const ROUNDS = amount(5, 1);

export const startupRows = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const seconds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now();
      const server = await startHashgrove(join(folder, `${round}`));
      await (await fetch(`${server.url}/api/products/index`)).text();
      seconds.push((performance.now() - startedAt) / 1000);
      await server.stop();
    }
    return [below("start with the demo world to first reply", 1, "s", median(seconds))];
  });
