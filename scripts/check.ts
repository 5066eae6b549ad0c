// Every check of the code that does not run it. The same command by hand and in CI.
import { runAll, type Step } from "./steps.ts";

export const CHECKS: readonly Step[] = [
  { name: "types: web", run: ["tsc", "--noEmit", "-p", "."], at: "web" },
  { name: "types: contract", run: ["tsc", "--noEmit", "-p", "."], at: "mock-server/contract" },
  { name: "types: conformance", run: ["tsc", "--noEmit", "-p", "."], at: "mock-server/conformance" },
  { name: "types: server", run: ["tsc", "--noEmit", "-p", "."], at: "mock-server/server" },
  { name: "types: e2e", run: ["tsc", "--noEmit", "-p", "."], at: "e2e" },
  // With the compiler of a member: the root has the older one, for openapi-typescript.
  { name: "types: scripts", run: ["tsc", "--noEmit", "-p", "../../scripts"], at: "mock-server/contract" },
  { name: "format", run: ["oxfmt", "--check"] },
  { name: "lint", run: ["oxlint", "--type-aware"] },
  {
    name: "contract: form",
    run: [
      "redocly",
      "lint",
      "--config",
      "scripts/redocly.yaml",
      "openapi.yaml",
      "mock-server/contract/qa.openapi.yaml",
    ],
  },
  { name: "contract: content", run: ["node", "scripts/checks/check-contract.ts"] },
  { name: "rules", run: ["node", "scripts/checks/check-rules.ts"] },
  { name: "folders and arrows", run: ["node", "scripts/checks/check-arrows.ts"] },
  { name: "design tokens", run: ["node", "scripts/checks/check-tokens.ts"] },
  { name: "fixed texts", run: ["node", "scripts/checks/check-texts.ts"] },
  { name: "catalogues", run: ["node", "scripts/checks/check-catalogues.ts"] },
  { name: "words", run: ["node", "scripts/checks/check-words.ts"] },
  { name: "plain English", run: ["node", "scripts/checks/check-english.ts"] },
  { name: "documents", run: ["node", "scripts/checks/check-documents.ts"] },
  { name: "dead code", run: ["knip", "--no-progress"] },
];

if (import.meta.main) {
  console.log("check");
  if ((await runAll(CHECKS)).length > 0) process.exit(1);
}
