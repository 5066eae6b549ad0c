// The scenarios of the library, read once. A name is never used as a path, so it cannot read other files.
import { readdirSync, readFileSync } from "node:fs";
import { UnknownScenario } from "./scenario.ts";

const LIBRARY = new URL("./library/", import.meta.url);
const SUFFIX = ".yaml";
let texts: ReadonlyMap<string, string> | undefined;

const library = (): ReadonlyMap<string, string> =>
  (texts ??= new Map(
    readdirSync(LIBRARY)
      .filter((file) => file.endsWith(SUFFIX))
      .toSorted()
      .map((file) => [file.slice(0, -SUFFIX.length), readFileSync(new URL(file, LIBRARY), "utf8")]),
  ));

/** The names of all scenarios in alphabetical order. */
export const scenarioNames = (): readonly string[] => [...library().keys()];

/** The text of a scenario's file. Throws UnknownScenario. */
export function scenarioSource(name: string): string {
  const text = library().get(name);
  if (text === undefined)
    throw new UnknownScenario(`there is no scenario "${name}", but ${scenarioNames().join(", ")}`);
  return text;
}
