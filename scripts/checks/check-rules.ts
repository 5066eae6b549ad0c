import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../process/steps.ts";
import { ruleFaults } from "./documents/rules.ts";
import { report } from "./report.ts";
import { find, read } from "./sources.ts";

// Leave out this check and its test, which contain wrong numbers on purpose.
const files = find("{web,mock-server,scripts,e2e}/**/*.{ts,tsx}").filter(
  (file) => !/\.gen\.d\.ts$|documents\/rules\.(test\.)?ts$/.test(file),
);
const { rules, faults } = ruleFaults({
  book: read("docs/rules.md"),
  sources: new Map([...files, "openapi.yaml"].map((file) => [file, read(file)])),
  exists: (path) => existsSync(join(ROOT, path)),
});
report(faults, `${rules.size} rules`);
