// The measure of the tool itself: faults put in front of our own server, each to be found by name.
import { check } from "#check/check.ts";
import { controlStates } from "#routines/states-server.ts";
import { type CheckOptions, readOptions } from "#check/options.ts";
import { createClient, MOST_BYTES } from "#probe/client.ts";
import { ACCESS_DEFECTS } from "./defects-access.ts";
import { FLOW_DEFECTS } from "./defects-flow.ts";
import { REPLY_DEFECTS } from "./defects-reply.ts";
import { type Defect, spoiled } from "./spoil.ts";

export const DEFECTS: readonly Defect[] = [...REPLY_DEFECTS, ...ACCESS_DEFECTS, ...FLOW_DEFECTS];

export interface Verdict {
  readonly defect: Defect;
  /** The right check found it at the right call. */
  readonly found: boolean;
  /** What else was found, `check at call`. */
  readonly besides: readonly string[];
  readonly seconds: number;
}

interface World {
  readonly id: string;
  readonly baseUrl: string;
  readonly control: string;
}

/** A world of its own on our server, out of the scenario `demo`. */
async function openWorld(server: string): Promise<World> {
  const headers = { "x-qa": "1", "content-type": "application/json" };
  const body = JSON.stringify({ scenario: "demo" });
  const response = await fetch(`${server}/__qa/worlds`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`${server} opens no world: ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  return { id, baseUrl: `${server}/w/${id}`, control: `${server}/__qa/worlds/${id}` };
}

const closeWorld = ({ control }: World): Promise<unknown> =>
  fetch(control, { method: "DELETE", headers: { "x-qa": "1", "content-type": "application/json" }, body: "{}" });

function optionsFor({ baseUrl }: World, { check: name, by, operation }: Defect): CheckOptions {
  const checks = (by ?? [name]).flatMap((check) => ["--check", check]);
  const allowed = ["--level", "money", "--write-to", new URL(baseUrl).host, "--money-ok", "--min-coverage", "0"];
  return readOptions(["--base-url", baseUrl, ...allowed, ...checks, "--operation", operation], {});
}

/** Puts one fault in front of a server of ours and looks for it: with the checks that should find it, at its call. */
export async function hunt(server: string, defect: Defect): Promise<Verdict> {
  const startedAt = performance.now();
  const world = await openWorld(server);
  try {
    const options = optionsFor(world, defect);
    const send = spoiled(createClient({ ...options, mostBytes: MOST_BYTES }), defect);
    const { result } = await check(options, { send, states: controlStates(world.control) });
    const errors = result.findings.filter(({ severity }) => severity !== "note");
    const isRight = (finding: (typeof errors)[number]): boolean =>
      finding.check === defect.check && finding.operation === defect.operation;
    const besides = new Set(
      errors.filter((finding) => !isRight(finding)).map(({ check, operation }) => `${check} at ${operation}`),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    return { defect, found: errors.some(isRight), besides: [...besides], seconds };
  } finally {
    await closeWorld(world);
  }
}

/** One line of the table. */
export const verdictLine = ({ defect, found, besides }: Verdict): string =>
  `${found ? "found " : "MISSED"}  ${defect.check.padEnd(28)} ${defect.operation.padEnd(32)} ${defect.name}${besides.length === 0 ? "" : `  (also: ${besides.join(", ")})`}`;

/** Hunts every fault and prints the table. Answers how many were missed. */
export async function selftest(server: string, print: (line: string) => void): Promise<number> {
  let missed = 0;
  for (const defect of DEFECTS) {
    const verdict = await hunt(server, defect);
    if (!verdict.found) missed += 1;
    print(verdictLine(verdict));
  }
  print(`\n${DEFECTS.length - missed} of ${DEFECTS.length} seeded defects found by the right check at the right call`);
  return missed;
}
