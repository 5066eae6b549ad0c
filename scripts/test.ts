// Runs every check and test. `npm test -- --changed` runs only those affected by changes since main; with `--engines
// all` a missing Firefox or WebKit is a failure.
import { testOptions } from "./test/options.ts";

if (testOptions().changed) await import("./test/changed.ts");
else await import("./test/everything.ts");
