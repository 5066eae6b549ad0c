// Every check and test. `npm test -- --changed` takes only those that concern what changed since main; with `--engines all`
// an absent Firefox or WebKit is a failure.
import { testOptions } from "./test/options.ts";

if (testOptions().changed) await import("./test/changed.ts");
else await import("./test/everything.ts");
