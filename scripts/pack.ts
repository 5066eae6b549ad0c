// What `npm pack` in e2e puts into the package @hashgrove/e2e: its index and all that it needs, as JavaScript with types.
import { rmSync } from "node:fs";
import { join } from "node:path";
import "./generate.ts";
import { ROOT, run } from "./steps.ts";

rmSync(join(ROOT, "e2e", "dist"), { recursive: true, force: true });
process.exit(run({ name: "compile", run: ["tsc", "-p", "tsconfig.dist.json"], at: "e2e" }));
