import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../process/steps.ts";
import { ruleFaults } from "./documents/rules.ts";
import { report } from "./report.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const exclude = (name: string): boolean => /node_modules|dist|\.gen\.d\.ts$/.test(name);
const files = globSync("{web,mock-server,scripts,e2e}/**/*.{ts,tsx}", { cwd: ROOT, exclude })
  // The check and its test contain wrong numbers on purpose.
  .filter((file) => !/documents.rules\.(test\.)?ts$/.test(file));
const { rules, faults } = ruleFaults({
  book: read("docs/rules.md"),
  sources: new Map([...files, "openapi.yaml"].map((file) => [file, read(file)])),
  exists: (path) => existsSync(join(ROOT, path)),
});
report(faults, `${rules.size} rules`);
