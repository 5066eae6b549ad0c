// Compiles a scenario to a world's state: reads and checks its file and replays the steps on a store in memory.
import { asEpochMs, type EpochMs } from "#domain/time/time.ts";
import { EMPTY_ROOT, openDraft, type Root } from "#store/root.ts";
import { dateNews } from "./content/date-news.ts";
import { unmetExpectations } from "./expect.ts";
import type { ScenarioFile } from "./file.ts";
import { type ParsedScenario, parseScenario, ScenarioError } from "./parse.ts";
import { putPolicies } from "./policies.ts";
import { scenarioSource } from "./registry.ts";
import { type CompiledScenario, UnknownScenario } from "./scenario.ts";
import { addUser } from "./sign-ups.ts";
import { openStage } from "./stage.ts";
import { STARTING_CONTENT } from "./starting-content.ts";
import { play } from "./steps.ts";

/** Start time of a scenario that has none and does not extend another. */
const DEFAULT_START = asEpochMs(Date.parse("2026-01-15T09:00:00+09:00"));

const compiled = new Map<string, Promise<CompiledScenario>>();

/**
 * Compiles a scenario of the library; cached, and with the same result in every process. Throws UnknownScenario, or
 * ScenarioError with file, line and pointer.
 */
export async function compileScenario(name: string): Promise<CompiledScenario> {
  const known = compiled.get(name);
  if (known) return known;
  // Check the name before caching, so that unknown names do not fill the cache.
  scenarioSource(name);
  const made = compileFrom(name, scenarioSource);
  compiled.set(name, made);
  return made;
}

/**
 * Compiles a library scenario so that its history ends at `end`, for a world whose clock shows real time. Not
 * cached. Throws as compileScenario.
 */
export async function compileScenarioEndingAt(name: string, end: EpochMs): Promise<CompiledScenario> {
  const { now } = await compileScenario(name);
  return compileFrom(name, scenarioSource, { shift: end - now });
}

export interface CompileOptions {
  /** Shifts every start time by this many milliseconds. */
  readonly shift?: number;
}

/**
 * Compiles a scenario after those that it extends; `source` returns the text of a name or throws UnknownScenario.
 * Throws ScenarioError when a file is invalid, a step is refused or an expectation fails.
 */
export async function compileFrom(
  name: string,
  source: (name: string) => string,
  options: CompileOptions = {},
): Promise<CompiledScenario> {
  let scenario: CompiledScenario | null = null;
  for (const parsed of lineage(name, source)) scenario = await replay(parsed, scenario, options);
  if (!scenario) throw new RangeError("a lineage holds at least the scenario itself");
  const { draft, settle } = openDraft(scenario.root);
  dateNews(draft, scenario.now);
  return { ...scenario, root: settle() };
}

/** The scenario and those that it extends, directly or indirectly; the base first. */
function lineage(name: string, source: (name: string) => string): ParsedScenario[] {
  const line: ParsedScenario[] = [];
  const seen = new Set<string>();
  for (let next: string | undefined = name; next !== undefined;) {
    if (seen.has(next)) throw new ScenarioError([`${line[0]?.place("/extends")}: "${next}" extends itself`]);
    seen.add(next);
    const parsed = parseScenario(next, textOf(next, source, line[0]));
    line.unshift(parsed);
    next = parsed.file.extends;
  }
  return line;
}

/**
 * The text of a scenario. Throws if the name is unknown: UnknownScenario for the requested scenario, ScenarioError for
 * one that the file `heir` extends.
 */
function textOf(name: string, source: (name: string) => string, heir: ParsedScenario | undefined): string {
  try {
    return source(name);
  } catch (error) {
    if (!heir || !(error instanceof UnknownScenario)) throw error;
    throw new ScenarioError([`${heir.place("/extends")}: ${error.message}`]);
  }
}

async function replay(
  { file, place }: ParsedScenario,
  base: CompiledScenario | null,
  { shift = 0 }: CompileOptions,
): Promise<CompiledScenario> {
  const { name, about, users = {}, given = [], expect } = file;
  const end = base?.now ?? asEpochMs(DEFAULT_START + shift);
  const start = file.now === undefined ? end : asEpochMs(Date.parse(file.now) + shift);
  if (base && start < base.now) {
    const ended = new Date(base.now - shift).toISOString();
    throw new ScenarioError([`${place("/now")}: is before the end of ${base.name}, ${ended}`]);
  }
  const root = withContent(base?.root ?? EMPTY_ROOT, file);
  const stage = openStage(name, { root, now: end, users: Object.entries(base?.users ?? {}) });
  await stage.advance(start);
  for (const [handle, entry] of Object.entries(users)) await addUser(stage, handle, entry, `/users/${handle}`, place);
  await play(stage, given, "/given", place);

  const result = { state: stage.state(), now: stage.now(), users: stage.users };
  const unmet = expect ? unmetExpectations(expect, result) : [];
  if (unmet.length > 0) {
    throw new ScenarioError(unmet.map(({ pointer, message }) => `${place(`/expect${pointer}`)}: ${message}`));
  }
  return { name, about, now: stage.now(), users: Object.fromEntries(stage.users), root: stage.root() };
}

function withContent(root: Root, { content, policy }: ScenarioFile): Root {
  const { draft, settle } = openDraft(root);
  if (content) STARTING_CONTENT[content](draft);
  if (policy) putPolicies(draft, policy);
  return settle();
}
