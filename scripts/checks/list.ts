// The static checks by name: `npm run check -- NAME` runs one, `npm run check -- --help` lists them.
import { type Outcome, runAll, type Step } from "../process/steps.ts";

export interface Check extends Step {
  /** The subject of the check, for --help. */
  readonly what: string;
  /** Path prefixes that the check reads (with forward slashes); the whole repository if omitted. */
  readonly reads?: readonly string[];
  /** Matches files that can be checked individually. */
  readonly perFile?: RegExp;
  /** Whether the check reads the types that are generated from the contracts. */
  readonly readsTypes?: true;
  readonly readsBuild?: true;
  /** Command that fixes what can be fixed, for --fix. */
  readonly fix?: readonly [string, ...string[]];
}

const CONTRACTS = ["openapi.yaml", "mock-server/contract/"];

const typesOf = (name: string, at: string, reads: readonly string[], project = "."): Check => ({
  name: `types-${name}`,
  what: `types of ${project === "." ? at : name}`,
  run: ["tsc", "--noEmit", "-p", project],
  at,
  reads,
  readsTypes: true,
});

/** Describes a check in scripts/checks by the name of its file. */
const own = (file: string, what: string, more: Partial<Check> = {}): Check => ({
  name: file,
  what,
  run: ["node", `scripts/checks/check-${file}.ts`],
  ...more,
});

export const LINT: Check = {
  name: "lint",
  what: "oxlint, with types",
  run: ["oxlint", "--type-aware"],
  perFile: /\.[cm]?[jt]sx?$/,
  readsTypes: true,
  fix: ["oxlint", "--type-aware", "--fix"],
  advice: "npm run check -- lint --fix fixes what can be fixed automatically",
};

export const CHECKS: readonly Check[] = [
  typesOf("web", "web", ["web/", ...CONTRACTS]),
  typesOf("contract", "mock-server/contract", CONTRACTS),
  typesOf("conformance", "mock-server/conformance", ["mock-server/conformance/", ...CONTRACTS]),
  typesOf("server", "mock-server/server", ["mock-server/server/", ...CONTRACTS]),
  typesOf("e2e", "e2e", ["e2e/", "scripts/", ...CONTRACTS]),
  // Uses the compiler of another package, because scripts has an older one, for openapi-typescript.
  typesOf("scripts", "mock-server/contract", ["scripts/", "e2e/", "mock-server/"], "../../scripts"),
  {
    name: "format",
    what: "oxfmt: layout and order of imports",
    run: ["oxfmt", "--check"],
    fix: ["oxfmt"],
    advice: "npm run format fixes it",
  },
  LINT,
  {
    name: "contract-form",
    what: "both contracts are valid OpenAPI",
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
  own("contract", "every call is described completely", {
    name: "contract-content",
    reads: ["openapi.yaml", "mock-server/"],
  }),
  own("rules", "docs/rules.md: each rule is cited and tested"),
  own("arrows", "imports between folders, names of calls and routes, files per folder"),
  own("tokens", "design tokens of the web exist", { reads: ["web/"] }),
  own("untranslated", "no text of the web bypasses Lingui", { reads: ["web/"] }),
  own("catalogues", "every text is translated into a valid message", {
    reads: ["web/"],
    fix: ["node", "scripts/extract.ts"],
    advice: "npm run extract collects the texts of the source; then translate them in web/src/i18n",
  }),
  own("words", "one word per thing and language, as in docs/rules.md"),
  own("english", "plain English in comments, names and test titles"),
  own("documents", "paths, links and commands of documents exist"),
  own("commits", "messages of the commits since main", {
    advice: "git commit --amend changes the last message, git rebase -i main earlier ones",
  }),
  {
    name: "dead-code",
    what: "knip: nothing is unused",
    run: ["knip", "--no-progress"],
    reads: ["web/", "mock-server/", "e2e/", "scripts/", "package.json", ".knip.json"],
  },
];

/** Part of `npm test`; in `npm run check` only by name, because it needs a build. */
export const BROWSERS: Check = own("browsers", "the built files run in the oldest supported browsers", {
  readsBuild: true,
});
const NAMED = [...CHECKS, BROWSERS];

const BUILD: Step = { name: "build", run: ["node", "scripts/build.ts"] };
/**
 * Runs before each check that reads the generated types: git ignores them, so a pull or an edit of a contract leaves
 * old ones.
 */
const GENERATE: Step = { name: "generated types", run: ["node", "scripts/generate.ts"] };

export const stepsBefore = (checks: readonly Check[]): readonly Step[] => [
  ...(checks.some(({ readsTypes }) => readsTypes) ? [GENERATE] : []),
  ...(checks.some(({ readsBuild }) => readsBuild) ? [BUILD] : []),
];

/** Runs the checks and returns the failed ones. */
export async function runChecks(checks: readonly Check[]): Promise<readonly Outcome[]> {
  const failed = await runAll(stepsBefore(checks));
  return failed.length > 0 ? failed : await runAll(checks);
}

/**
 * Checks by name, or by the beginning of names: `types` is all of `types-...`. Throws an Error that lists the names if
 * no check matches.
 */
export function checksCalled(names: readonly string[]): readonly Check[] {
  if (names.length === 0) return CHECKS;
  const called = names.map((name) => {
    const found = NAMED.filter((check) => check.name === name || check.name.startsWith(`${name}-`));
    if (found.length === 0)
      throw new Error(`there is no check "${name}": ${NAMED.map((check) => check.name).join(", ")}`);
    return found;
  });
  return [...new Set(called.flat())];
}
