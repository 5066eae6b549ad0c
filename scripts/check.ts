// All static checks, the same locally and in CI.
import { type Outcome, runAll, type Step } from "./process/steps.ts";

export interface Check extends Step {
  /** Path prefixes that it reads (with forward slashes); the whole repository if omitted. */
  readonly reads?: readonly string[];
  /** Matches files that can be checked individually. */
  readonly perFile?: RegExp;
  /** Whether it reads the types that are generated from the contracts. */
  readonly readsTypes?: true;
}

const CONTRACTS = ["openapi.yaml", "mock-server/contract/"];

export const LINT: Check = {
  name: "lint",
  run: ["oxlint", "--type-aware"],
  perFile: /\.[cm]?[jt]sx?$/,
  readsTypes: true,
};

export const CHECKS: readonly Check[] = [
  {
    name: "types: web",
    run: ["tsc", "--noEmit", "-p", "."],
    at: "web",
    reads: ["web/", ...CONTRACTS],
    readsTypes: true,
  },
  {
    name: "types: contract",
    run: ["tsc", "--noEmit", "-p", "."],
    at: "mock-server/contract",
    reads: CONTRACTS,
    readsTypes: true,
  },
  {
    name: "types: conformance",
    run: ["tsc", "--noEmit", "-p", "."],
    at: "mock-server/conformance",
    reads: ["mock-server/conformance/", ...CONTRACTS],
    readsTypes: true,
  },
  {
    name: "types: server",
    run: ["tsc", "--noEmit", "-p", "."],
    at: "mock-server/server",
    reads: ["mock-server/server/", ...CONTRACTS],
    readsTypes: true,
  },
  {
    name: "types: e2e",
    run: ["tsc", "--noEmit", "-p", "."],
    at: "e2e",
    reads: ["e2e/", "scripts/", ...CONTRACTS],
    readsTypes: true,
  },
  // Uses another member's compiler: scripts has an older one, for openapi-typescript.
  {
    name: "types: scripts",
    run: ["tsc", "--noEmit", "-p", "../../scripts"],
    at: "mock-server/contract",
    reads: ["scripts/", "e2e/", "mock-server/"],
    readsTypes: true,
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

/** The generated types are git-ignored, so a pull or an edit of a contract leaves old ones behind. */
const GENERATE: Step = { name: "generated types", run: ["node", "scripts/generate.ts"] };

/** What must run before the checks. */
export const stepsBefore = (checks: readonly Check[]): readonly Step[] =>
  checks.some(({ readsTypes }) => readsTypes) ? [GENERATE] : [];

/** Runs the checks and returns the failed ones. */
export async function runChecks(checks: readonly Check[]): Promise<readonly Outcome[]> {
  const failed = await runAll(stepsBefore(checks));
  return failed.length > 0 ? failed : await runAll(checks);
}

if (import.meta.main) {
  console.log("check");
  if ((await runChecks(CHECKS)).length > 0) process.exit(1);
}
