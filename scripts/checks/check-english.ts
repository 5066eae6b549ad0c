// Checks the English of comments, names and test titles. `node scripts/checks/check-english.ts web/src/api` checks one
// folder.
import { execFileSync } from "node:child_process";
import { ROOT } from "../process/steps.ts";
import { englishFaults } from "./english.ts";
import { report } from "./report.ts";
import { read } from "./sources.ts";

const [prefix = ""] = process.argv.slice(2);
/** These files quote the refused words. */
const QUOTES_WORDS = /^scripts\/checks\/english\.(test\.)?ts$/;
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file.startsWith(prefix) && file !== "" && !QUOTES_WORDS.test(file));
const faults = files.flatMap((file) => englishFaults(file, read(file)).map((fault) => `${file}:${fault}`));
report(faults, `${files.length} files`);
