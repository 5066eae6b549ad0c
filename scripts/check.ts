// All static checks, the same locally and in CI.
import { runAll, type Step } from "./steps.ts";

export interface Check extends Step {
  /** Path prefixes that it reads (with forward slashes); the whole repository if omitted. */
  readonly reads?: readonly string[];
  /** Matches files that can be checked individually. */
  readonly perFile?: RegExp;
}

const CONTRACTS = ["openapi.yaml", "mock-server/contract/"];

export const LINT: Check = { name: "lint", run: ["oxlint", "--type-aware"], perFile: /\.[cm]?[jt]sx?$/ };

export const CHECKS: readonly Check[] = [
  { name: "types: web", run: ["tsc", "--noEmit", "-p", "."], at: "web", reads: ["web/", ...CONTRACTS] },
  { name: "types: contract", run: ["tsc", "--noEmit", "-p", "."], at: "mock-server/contract", reads: CONTRACTS },
  {
    name: "types: conformance",
    run: ["tsc", "--noEmit", "-p", "."],
    at: "mock-server/conformance",
    reads: ["mock-server/conformance/", ...CONTRACTS],
  },
  {
    name: "types: server",
    run: ["tsc", "--noEmit", "-p", "."],
    at: "mock-server/server",
    reads: ["mock-server/server/", ...CONTRACTS],
  },
  { name: "types: e2e", run: ["tsc", "--noEmit", "-p", "."], at: "e2e", reads: ["e2e/", "scripts/", ...CONTRACTS] },
  // Uses another member's compiler: scripts has an older one, for openapi-typescript.
  {
    name: "types: scripts",
    run: ["tsc", "--noEmit", "-p", "../../scripts"],
    at: "mock-server/contract",
    reads: ["scripts/", "e2e/", "mock-server/"],
  },
  { name: "format", run: ["oxfmt", "--check"] },
  LINT,
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
    reads: CONTRACTS,
  },
  {
    name: "contract: content",
    run: ["node", "scripts/checks/check-contract.ts"],
    reads: ["openapi.yaml", "mock-server/"],
  },
  { name: "rules", run: ["node", "scripts/checks/check-rules.ts"] },
  { name: "folders and arrows", run: ["node", "scripts/checks/check-arrows.ts"] },
  { name: "design tokens", run: ["node", "scripts/checks/check-tokens.ts"], reads: ["web/"] },
  { name: "fixed texts", run: ["node", "scripts/checks/check-texts.ts"], reads: ["web/"] },
  { name: "catalogues", run: ["node", "scripts/checks/check-catalogues.ts"], reads: ["web/"] },
  { name: "words", run: ["node", "scripts/checks/check-words.ts"] },
  { name: "plain English", run: ["node", "scripts/checks/check-english.ts"] },
  { name: "documents", run: ["node", "scripts/checks/check-documents.ts"] },
  {
    name: "dead code",
    run: ["knip", "--no-progress"],
    reads: ["web/", "mock-server/", "e2e/", "scripts/", "package.json", ".knip.json"],
  },
];

if (import.meta.main) {
  console.log("check");
  if ((await runAll(CHECKS)).length > 0) process.exit(1);
}
