// Plans what `npm test -- --changed` runs for the changed files.
import type { Check } from "../checks/list.ts";
import { FOLDERS, type Member, MEMBERS } from "./members.ts";
import { specsOfChange } from "./spec-folders.ts";

export interface Plan {
  readonly checks: readonly Check[];
  /** The changed files per package, whose dependent tests run; null to run all tests of the package. */
  readonly units: ReadonlyMap<Member, readonly string[] | null>;
  /** Relative to e2e/specs. */
  readonly specs: readonly string[];
  /** Whether the web's build may have changed or is needed. */
  readonly build: boolean;
}

const CODE = /\.[cm]?[jt]sx?$/;
const SHARED_CONTRACT = ["openapi.yaml", "mock-server/contract/"];
/** Paths outside a package that its tests use. */
const USES: Readonly<Record<Member, readonly string[]>> = {
  scripts: ["mock-server/contract/src/"],
  contract: SHARED_CONTRACT,
  conformance: SHARED_CONTRACT,
  server: SHARED_CONTRACT,
  web: ["openapi.yaml"],
};
/** Catalogues have their own checks; documents have no unit tests. */
const WITHOUT_UNIT_TESTS = /\.(po|md)$/;
const BUILT = /^(web\/|openapi\.yaml$|scripts\/build\.ts$)/;

function unitsOf(member: Member, files: readonly string[]): readonly string[] | null {
  const folders = [`${FOLDERS[member]}/`, ...USES[member]];
  const own = files.filter(
    (file) => folders.some((folder) => file.startsWith(folder)) && !WITHOUT_UNIT_TESTS.test(file),
  );
  // Tests read other files, such as scenarios and contracts, without importing them, so any such change runs all tests.
  return own.every((file) => CODE.test(file)) ? own : null;
}

/** The check, limited to the changed files if it accepts file names; none if it reads no changed file. */
function checkOf(check: Check, files: readonly string[], exists: (file: string) => boolean): Check[] {
  const { reads, perFile } = check;
  if (reads && !files.some((file) => reads.some((start) => file.startsWith(start)))) return [];
  if (!perFile) return [check];
  const named = files.filter((file) => perFile.test(file) && exists(file));
  return named.length === 0 ? [] : [{ ...check, run: [...check.run, ...named] }];
}

export function planOf(
  files: readonly string[],
  known: {
    readonly checks: readonly Check[];
    readonly specs: readonly string[];
    readonly exists: (file: string) => boolean;
  },
): Plan {
  const specs = specsOfChange(files, known.specs);
  const units = MEMBERS.map((member) => [member, unitsOf(member, files)] as const);
  return {
    checks: known.checks.flatMap((check) => checkOf(check, files, known.exists)),
    units: new Map(units.filter(([, related]) => related === null || related.length > 0)),
    specs,
    build: specs.length > 0 || files.some((file) => BUILT.test(file)),
  };
}
