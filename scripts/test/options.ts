import { parseArgs } from "node:util";
import { ENGINE_CHOICES, type EngineChoice } from "../browser/engine-choice.ts";

/** Parses the options of `npm test`. Throws an Error that names an invalid one. */
export function testOptions(args: readonly string[] = process.argv.slice(2)): {
  readonly changed: boolean;
  readonly engines: EngineChoice;
} {
  const { values } = parseArgs({
    args: args.filter((argument) => argument !== "--"),
    options: { changed: { type: "boolean", default: false }, engines: { type: "string", default: "found" } },
  });
  const engines = ENGINE_CHOICES.find((choice) => choice === values.engines);
  if (engines === undefined) throw new Error(`--engines is ${ENGINE_CHOICES.join(" or ")}, not "${values.engines}"`);
  return { changed: values.changed, engines };
}
