// From a scenario's name to the state it stands for: its file is read, checked and replayed over a store in memory.
import type { Refusal } from "#domain/decision.ts";
import { isEmail, isMobile } from "#domain/credentials.ts";
import { decideReview, DEFAULT_POLICIES } from "#domain/reviews.ts";
import type { Draft, Review, State } from "#domain/state.ts";
import { asEpochMs, type EpochMs } from "#domain/time.ts";
import { EMPTY_ROOT, openDraft, type Root } from "#store/root.ts";
import { runCommand, signUp } from "./commands.ts";
import { addDuration } from "./duration.ts";
import { unmetExpectations } from "./expect.ts";
import { commandOf, type ReviewEntry, type ScenarioFile, type Step, type UserEntry } from "./file.ts";
import { type ParsedScenario, parseScenario, ScenarioError } from "./parse.ts";
import { policiesFrom } from "./policies.ts";
import { scenarioSource } from "./registry.ts";
import { type CompiledScenario, type ScenarioUser, UnknownScenario } from "./scenario.ts";
import { openStage, type Stage } from "./stage.ts";
import { STARTING_CONTENT } from "./starting-content.ts";

/** When a scenario begins that neither says it nor extends another. */
const DEFAULT_START = asEpochMs(Date.parse("2026-01-15T09:00:00+09:00"));

const compiled = new Map<string, Promise<CompiledScenario>>();

/**
 * The state a scenario of the library stands for; compiled once a process, and the same in every process.
 * Throws UnknownScenario, or ScenarioError naming file, line and pointer.
 */
export async function compileScenario(name: string): Promise<CompiledScenario> {
  const known = compiled.get(name);
  if (known) return known;
  // Before anything is kept, so that asking for names at random fills nothing.
  scenarioSource(name);
  const made = compileFrom(name, scenarioSource);
  compiled.set(name, made);
  return made;
}

/**
 * A library scenario replayed so that its history ends at a time, as a world on real time needs it. Not kept.
 * Throws as compileScenario.
 */
export async function compileScenarioEndingAt(name: string, end: EpochMs): Promise<CompiledScenario> {
  const { now } = await compileScenario(name);
  return compileFrom(name, scenarioSource, { shift: end - now });
}

/** What a scenario file says; for showing it. Throws UnknownScenario or ScenarioError. */
export const scenarioFile = (name: string): ScenarioFile => parseScenario(name, scenarioSource(name)).file;

export interface CompileOptions {
  /** Moves every `now` by milliseconds. */
  readonly shift?: number;
}

/**
 * Compiles the scenario of a name with those it extends; `source` gives the text of a name or throws UnknownScenario.
 * Throws ScenarioError when a file is wrong, the rules refuse a step or an expectation does not hold.
 */
export async function compileFrom(
  name: string,
  source: (name: string) => string,
  options: CompileOptions = {},
): Promise<CompiledScenario> {
  let scenario: CompiledScenario | null = null;
  for (const parsed of lineage(name, source)) scenario = await replay(parsed, scenario, options);
  if (!scenario) throw new RangeError("a lineage holds at least the scenario itself");
  return scenario;
}

/** The scenario and all it extends, the oldest first. */
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

/** A wrong name asked for is the caller's matter; a wrong name in a file is the file's. */
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

function putPolicies(draft: Draft, entries: NonNullable<ScenarioFile["policy"]>): void {
  const before = draft.policies.get("main") ?? DEFAULT_POLICIES;
  draft.policies.put("main", { ...before, ...policiesFrom(entries) });
}

type Place = ParsedScenario["place"];

async function addUser(stage: Stage, handle: string, entry: UserEntry, at: string, place: Place): Promise<void> {
  const { account, username = null, password, lang = "ja", invitedBy } = entry;
  if (stage.users.has(handle)) throw new ScenarioError([`${place(at)}: there is a user "${handle}" already`]);
  const inviter = invitedBy === undefined ? null : stage.users.get(invitedBy);
  if (inviter === undefined)
    throw new ScenarioError([`${place(`${at}/invitedBy`)}: no user "${invitedBy}" before this one`]);
  const invitedWith = inviter && (stage.state().members.get(inviter.memberId)?.inviteCode ?? null);
  const decision = await signUp(stage, { ...namesOf(account, username), password, language: lang, invitedWith });
  if (!decision.ok) throw new ScenarioError([`${place(at)}: ${refusalText(decision)}`]);
  stage.users.set(handle, { memberId: decision.value.id, account, password, payPassword: null });
}

/** An account is an email address or mobile number when it has that form, else a username. */
function namesOf(account: string, username: string | null) {
  if (isEmail(account)) return { email: account, username };
  if (isMobile(account)) return { mobile: account, username };
  return { username: account };
}

async function play(stage: Stage, steps: readonly Step[], at: string, place: Place): Promise<void> {
  for (const [index, step] of steps.entries()) await playStep(stage, step, `${at}/${index}`, place);
}

async function playStep(stage: Stage, step: Step, at: string, place: Place): Promise<void> {
  const { advance, policy, review, repeat } = step;
  const command = commandOf(step);
  if (advance !== undefined) await stage.advance(addDuration(stage.now(), advance));
  if (policy) {
    await stage.commit((draft) => {
      putPolicies(draft, policy);
      return { ok: true, value: null };
    });
  }
  if (review) await decide(stage, review, `${at}/review`, place);
  if (repeat) {
    for (let time = 0; time < repeat.times; time += 1) await play(stage, repeat.steps, `${at}/repeat/steps`, place);
  }
  if (!command) return;
  const { handle, entry } = command;
  knownUser(stage, handle, `${at}/${handle}`, place);
  const decision = await runCommand(stage, handle, entry);
  if (!decision.ok) {
    const [name] = Object.keys(entry);
    throw new ScenarioError([`${place(`${at}/${handle}/${name}`)}: ${refusalText(decision)}`]);
  }
}

async function decide(stage: Stage, { of, decision, reason }: ReviewEntry, at: string, place: Place): Promise<void> {
  const [handle = "", kind = ""] = of.split(".");
  const { memberId } = knownUser(stage, handle, `${at}/of`, place);
  const found = newestReview(
    stage.state(),
    (review) =>
      review.memberId === memberId && review.kind === kind && (decision === "reopen" || review.state === "open"),
  );
  if (!found) throw new ScenarioError([`${place(`${at}/of`)}: ${handle} has no open review of ${kind}`]);
  const outcome = await stage.commit((draft, now) =>
    decideReview(draft, { reviewId: found.id, decision, reason }, now),
  );
  if (!outcome.ok) throw new ScenarioError([`${place(at)}: ${refusalText(outcome)}`]);
}

/** Ids are given out in order, so that walking down from the last finds the newest without reading them all. */
function newestReview(state: State, fits: (review: Review) => boolean): Review | null {
  for (let id = state.sequences.get("main")?.review ?? 0; id > 0; id -= 1) {
    const review = state.reviews.get(id);
    if (review && fits(review)) return review;
  }
  return null;
}

function knownUser(stage: Stage, handle: string, at: string, place: Place): ScenarioUser {
  const user = stage.users.get(handle);
  if (user) return user;
  throw new ScenarioError([
    `${place(at)}: no user "${handle}"; there is ${[...stage.users.keys()].join(", ") || "none"}`,
  ]);
}

const refusalText = ({ reason, pointer, params }: Refusal): string =>
  ["refused:", reason, pointer && `at ${pointer}`, params && JSON.stringify(params)].filter(Boolean).join(" ");
