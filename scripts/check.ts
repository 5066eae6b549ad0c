// Runs the static checks, the same locally and in CI: all, or those named. `--fix` first fixes what can be fixed.
import { BROWSERS, CHECKS, checksCalled, runChecks } from "./checks/list.ts";
import { parseOptions } from "./process/options.ts";
import { run } from "./process/steps.ts";

const HELP = `npm run check                      runs every check but browsers
npm run check -- format types      runs these; types is every types-...
npm run check -- --fix             fixes what can be fixed, then checks; also with names

${[...CHECKS, BROWSERS].map(({ name, what, fix }) => `  ${name.padEnd(18)}${what}${fix ? " (--fix)" : ""}`).join("\n")}`;

const { values, positionals } = parseOptions(HELP, {
  options: { fix: { type: "boolean", default: false } },
  allowPositionals: true,
});

if (positionals[0] === "list") {
  console.log(HELP);
  process.exit(0);
}
try {
  const checks = checksCalled(positionals);
  // The formatter is last, because the other fixes may write unformatted files.
  const fixed = checks
    .filter(({ fix }) => fix)
    .toSorted((a, b) => Number(a.name === "format") - Number(b.name === "format"));
  if (values.fix) for (const { name, fix } of fixed) if (fix) run({ name, run: fix });
  console.log("check");
  process.exit((await runChecks(checks)).length > 0 ? 1 : 0);
} catch (error) {
  console.error(`check: ${(error as Error).message}`);
  process.exit(2);
}
