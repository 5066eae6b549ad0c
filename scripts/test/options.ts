import { ENGINE_CHOICES, type EngineChoice } from "../browser/engine-choice.ts";
import { parseOptions } from "../process/options.ts";

const USAGE = `npm test                       runs every check and test
npm test -- --changed          runs those affected by changes since main
npm test -- --engines all      fails if Firefox or WebKit is absent (${ENGINE_CHOICES.join(" or ")})`;

/** Parses the options of `npm test`; ends the process if one is invalid. */
export function testOptions(): { readonly changed: boolean; readonly engines: EngineChoice } {
  const { values } = parseOptions(USAGE, {
    options: { changed: { type: "boolean", default: false }, engines: { type: "string", default: "found" } },
  });
  const engines = ENGINE_CHOICES.find((choice) => choice === values.engines);
  if (engines === undefined) {
    console.error(`--engines is ${ENGINE_CHOICES.join(" or ")}, not "${values.engines}"`);
    process.exit(2);
  }
  return { changed: values.changed, engines };
}
