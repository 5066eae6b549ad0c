// What it takes to replay the history of a scenario: a start, and the first world of it, wait for that.
import { compileFrom } from "@hashgrove/mock-server/scenarios/compile.ts";
import { scenarioSource } from "@hashgrove/mock-server/scenarios/registry.ts";
import { median } from "./load.ts";
import { below, type Row } from "./row.ts";

async function compiled(name: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const begun = performance.now();
    await compileFrom(name, scenarioSource);
    times.push(performance.now() - begun);
  }
  return median(times);
}

export const scenarioRows = async (): Promise<Row[]> => [
  below("replay the demo scenario", 100, "ms", await compiled("demo")),
  below("replay a long history", 1500, "ms", await compiled("long-history")),
];
