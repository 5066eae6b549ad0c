// Every check and test. `npm test -- --changed` takes only those that concern what changed since main.
import { parseArgs } from "node:util";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== "--"),
  options: { changed: { type: "boolean", default: false } },
});
if (values.changed) await import("./test/changed.ts");
else await import("./test/everything.ts");
