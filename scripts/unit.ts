// Runs a package's unit tests: `npm run unit -- server wallet` runs those whose path contains "wallet". Options go to
// Vitest; `--watch` repeats them on changes.
import { run } from "./process/steps.ts";
import { FOLDERS, type Member, MEMBERS } from "./test/members.ts";

const [name = "", ...rest] = process.argv.slice(2).filter((argument) => argument !== "--");
if (name === "e2e") {
  console.error("unit: e2e has no unit tests; npm run e2e -- specs/login.spec.ts runs its browser tests");
  process.exit(2);
}
if (!(MEMBERS as readonly string[]).includes(name)) {
  console.error(`npm run unit -- PACKAGE [part of a path] [--watch]; packages: ${MEMBERS.join(", ")}`);
  process.exit(2);
}
const mode = rest.includes("--watch") ? [] : ["run"];
process.exit(run({ name: "unit tests", run: ["vitest", ...mode, ...rest], at: FOLDERS[name as Member] }));
