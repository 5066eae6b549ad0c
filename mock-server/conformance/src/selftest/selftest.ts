// Measures the tool itself: puts known faults into the mock server or its replies, and checks that each is found by
// name.
import { createClient, MOST_BYTES } from "#client/http-client.ts";
import { controlStates } from "#flows/states-server.ts";
import type { Finding } from "#replies/finding.ts";
import { type CheckOptions, readOptions } from "#runner/check-options.ts";
import { check } from "#runner/run-check.ts";
import { ACCESS_DEFECTS } from "./defects-access.ts";
import { FLOW_DEFECTS } from "./defects-flow.ts";
import { REPLY_DEFECTS } from "./defects-reply.ts";
import { type Defect, spoiled } from "./forge-reply.ts";
import { startMutants, type MutantServer } from "./mutant-server.ts";
import type { Mutant } from "./mutant.ts";
import { MUTANTS } from "./mutants.ts";

export const DEFECTS: readonly Defect[] = [...REPLY_DEFECTS, ...ACCESS_DEFECTS, ...FLOW_DEFECTS];

export interface Verdict {
  readonly hunted: Hunted;
  /** Found by the right check at the right call. */
  readonly found: boolean;
  /** Other findings, `check at call`. */
  readonly besides: readonly string[];
  readonly seconds: number;
}

interface World {
  readonly id: string;
  readonly baseUrl: string;
  readonly control: string;
}

/** Opens a world with the scenario `with-fees`, so that fees can be wrong. */
async function openWorld(server: string): Promise<World> {
  const headers = { "x-qa": "1", "content-type": "application/json" };
  const body = JSON.stringify({ scenario: "with-fees" });
  const response = await fetch(`${server}/__qa/worlds`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`${server} opens no world: ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  return { id, baseUrl: `${server}/w/${id}`, control: `${server}/__qa/worlds/${id}` };
}

const closeWorld = ({ control }: World): Promise<unknown> =>
  fetch(control, { method: "DELETE", headers: { "x-qa": "1", "content-type": "application/json" }, body: "{}" });

function optionsFor({ baseUrl }: World, names: readonly string[], operation: string): CheckOptions {
  const checks = names.flatMap((check) => ["--check", check]);
  const allowed = ["--level", "money", "--write-to", new URL(baseUrl).host, "--money-ok"];
  return readOptions(["--base-url", baseUrl, ...allowed, ...checks, "--operation", operation], {});
}

/** A fault that the selftest looks for, with the checks that may find it and the call at which they must find it. */
type Hunted = Pick<Mutant, "name" | "checks" | "operation">;

/** Compares a run's findings with the expected one. */
function verdictOf(hunted: Hunted, findings: readonly Finding[], startedAt: number): Verdict {
  const serious = findings.filter(({ severity }) => severity !== "note");
  const isRight = ({ check, operation }: Finding): boolean =>
    hunted.checks.includes(check) && operation === hunted.operation;
  const others = serious.filter((finding) => !isRight(finding));
  return {
    hunted,
    found: serious.some(isRight),
    besides: [...new Set(others.map(({ check, operation }) => `${check} at ${operation}`))],
    seconds: (performance.now() - startedAt) / 1000,
  };
}

/** Puts one forged reply in front of a mock server and runs the checks that should find it, at its call. */
export async function hunt(server: string, defect: Defect): Promise<Verdict> {
  const startedAt = performance.now();
  const world = await openWorld(server);
  try {
    const options = optionsFor(world, defect.by ?? [defect.check], defect.operation);
    const send = spoiled(createClient({ ...options, mostBytes: MOST_BYTES }), defect);
    const { result } = await check(options, { send, states: controlStates(world.control) });
    return verdictOf({ ...defect, checks: [defect.check] }, result.findings, startedAt);
  } finally {
    await closeWorld(world);
  }
}

/** Enables a mutant and runs the checks that should find it, at its call. */
export async function huntMutant(server: MutantServer, mutant: Mutant): Promise<Verdict> {
  const startedAt = performance.now();
  const world = await openWorld(server.address);
  await server.activate(mutant);
  try {
    const options = optionsFor(world, mutant.checks, mutant.operation);
    const { result } = await check(options, { states: controlStates(world.control) });
    return verdictOf(mutant, result.findings, startedAt);
  } finally {
    await server.activate(null);
    await closeWorld(world);
  }
}

/** The first item of each group, for a shorter run. */
const firstOfEach = <T>(all: readonly T[], key: (one: T) => string): T[] =>
  [...Map.groupBy(all, key).values()].flatMap(([first]) => first ?? []);

/** The first forged reply of each check, and the first mutant of each check and call. */
export const SAMPLE = {
  defects: firstOfEach(DEFECTS, ({ check: name }) => name),
  mutants: firstOfEach(MUTANTS, ({ checks, operation }) => `${checks[0]} ${operation}`),
};

const verdictLine = ({ hunted: { name, checks, operation }, found, besides }: Verdict): string =>
  `${found ? "found " : "MISSED"}  ${checks.join(" or ").padEnd(28)} ${operation.padEnd(32)} ${name}${besides.length === 0 ? "" : `  (also: ${besides.join(", ")})`}`;

/** Hunts forged replies and mutants and prints the table; a sample without `all`. Returns the number missed. */
export async function selftest(server: string, all: boolean, print: (line: string) => void): Promise<number> {
  const { defects, mutants } = all ? { defects: DEFECTS, mutants: MUTANTS } : SAMPLE;
  const verdicts: Verdict[] = [];
  const report = (verdict: Verdict): void => {
    verdicts.push(verdict);
    print(verdictLine(verdict));
  };
  for (const defect of defects) report(await hunt(server, defect));
  const changed = await startMutants();
  try {
    for (const mutant of mutants) report(await huntMutant(changed, mutant));
  } finally {
    await changed.close();
  }
  const found = verdicts.map(({ found }) => found);
  const count = (of: readonly boolean[]): string => `${of.filter(Boolean).length} of ${of.length}`;
  print(`\n${count(found.slice(0, defects.length))} forged replies found by the right check at the right call`);
  print(`${count(found.slice(defects.length))} behavioural mutants found by the right check at the right call`);
  return found.filter((isFound) => !isFound).length;
}
