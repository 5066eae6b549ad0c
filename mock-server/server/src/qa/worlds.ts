import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { DEFAULT_POLICIES } from "#domain/reviews/reviews.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { markJournal } from "#qa/journal/journal-mark.ts";
import { durationMs } from "#scenarios/duration.ts";
import type { PolicyEntries } from "#scenarios/file.ts";
import { policiesFrom } from "#scenarios/policies.ts";
import type { CompiledScenario } from "#scenarios/scenario.ts";
import { EMPTY_ROOT } from "#store/root.ts";
import { type NewWorld, TooManyWorlds, type Worlds, WORLD_ID, WorldTaken } from "#worlds/registry.ts";
import type { World, WorldState } from "#worlds/world.ts";
import { isoTime, parseTime } from "./iso-time.ts";
import { QaFault, type QaInput, type QaOperation } from "./operation.ts";
import { withinBudget } from "./over-budget.ts";
import { scenarioNamed } from "./scenarios.ts";
import { openedWorldView, worldSummary } from "./world-view.ts";

export const listWorlds: QaOperation<"qa.listWorlds"> = async ({ worlds, publicUrl }) => ({
  status: 200,
  body: { items: worlds.list().map((world) => worldSummary(world, publicUrl)) },
});

export const getWorld: QaOperation<"qa.getWorld"> = async ({ world, publicUrl }) => ({
  status: 200,
  body: worldSummary(world, publicUrl),
});

export const createWorld: QaOperation<"qa.createWorld"> = async (input) => ({
  status: 201,
  body: await openWorld(input, input.body),
});

/** Creates a world under the id of its path, in place of an existing one. */
export const putWorld: QaOperation<"qa.putWorld"> = async (input) => {
  const { world: id } = input.path;
  const exists = input.worlds.get(id) !== undefined;
  const body = await openWorld(input, { replace: true, ...input.body, id });
  return { status: exists ? 200 : 201, body };
};

type Making = Pick<QaInput<"qa.createWorld">, "worlds" | "scenarios" | "publicUrl">;

async function openWorld(
  { worlds, scenarios, publicUrl }: Making,
  body: QaInput<"qa.createWorld">["body"],
): Promise<components["schemas"]["OpenedWorld"]> {
  const { id, replace, seed, label, ttl } = body;
  const named = await scenarioNamed(scenarios, body.scenario, { status: 422, pointer: "/body/scenario" });
  const scenario = body.policy ? withPolicy(named, body.policy) : named;
  const now = startOf(scenario, body.now);
  const ttlMs = ttl === undefined ? undefined : durationMs(ttl);
  const world = await createOrThrow(worlds, { id, replace, seed, label, ttlMs, scenario, now });
  await world.runDueJobs();
  return openedWorldView(world, publicUrl);
}

export const resetWorld: QaOperation<"qa.resetWorld"> = async ({ world, scenarios, body = {}, publicUrl }) => {
  const { origin } = world;
  const other =
    body.scenario === undefined
      ? null
      : await scenarioNamed(scenarios, body.scenario, { status: 422, pointer: "/body/scenario" });
  const scenario = other ?? origin.scenario;
  const now = body.now === undefined && !other ? origin.now : startOf(scenario, body.now);
  await world.reset({ scenario, seed: body.seed ?? origin.seed, now });
  await world.runDueJobs();
  markJournal(world, "qa.resetWorld", `/__qa/worlds/${world.id}/reset`, "reset");
  return { status: 200, body: await openedWorldView(world, publicUrl) };
};

export const forkWorld: QaOperation<"qa.forkWorld"> = async ({ world, worlds, body = {}, publicUrl }) => {
  const { scenario, seed, now } = world.origin;
  const { uploads } = world.store.root();
  const bytes = [...uploads.values()].reduce((sum, upload) => sum + upload.bytes, 0);
  await withinBudget(503, () => worlds.budget.admitFiles(bytes));
  const fork = await createOrThrow(worlds, {
    id: body.id ?? forkId(world.id, worlds),
    label: body.label,
    ttlMs: world.ttlMs ?? undefined,
    // With a seed of its own, the fork generates other codes and file names than its origin.
    seed: `${seed}/fork`,
    scenario,
    now,
    state: withoutSessions(world.capture()),
  });
  try {
    await fork.uploads.takeFrom(
      world.uploads,
      [...uploads].map(([key]) => key),
    );
  } catch (error) {
    // A fork without some of its files is not usable.
    await worlds.remove(fork.id);
    throw error;
  }
  await fork.runDueJobs();
  return { status: 201, body: await openedWorldView(fork, publicUrl) };
};

/**
 * Finds a free id such as `w1--2`. A fork of `w1--2` becomes `w1--3`: the part before `--` stays that of the first
 * world, because a proxy may choose the server by it. undefined if the id would be too long.
 */
function forkId(origin: string, worlds: Worlds): string | undefined {
  const [stem = origin] = origin.split("--", 1);
  for (let nth = 2; ; nth += 1) {
    const id = `${stem}--${nth}`;
    if (!WORLD_ID.test(id)) return undefined;
    if (!worlds.get(id)) return id;
  }
}

/**
 * A state without its sessions. A token must be valid only in the world that issued it, so that a test that mixes up
 * two worlds fails.
 */
const withoutSessions = (state: WorldState): WorldState => ({
  ...state,
  root: { ...state.root, sessions: EMPTY_ROOT.sessions },
});

export const deleteWorld: QaOperation<"qa.deleteWorld"> = async ({ world, worlds }) => {
  if (!(await worlds.remove(world.id))) {
    throw new QaFault(409, "world-stays", `the world "${world.id}" lasts as long as the server`, "/path/world");
  }
  return { status: 204 };
};

async function createOrThrow(worlds: Worlds, options: NewWorld): Promise<World> {
  try {
    return await withinBudget(503, () => worlds.create(options));
  } catch (error) {
    if (error instanceof WorldTaken) throw new QaFault(409, "world-taken", error.message, "/body/id");
    if (error instanceof TooManyWorlds) throw new QaFault(503, "too-many-worlds", error.message);
    throw error;
  }
}

/**
 * The time at which a world begins: as requested, or the end of the scenario's history. 422: before-scenario, bad-time.
 */
function startOf(scenario: CompiledScenario, requested: string | undefined): EpochMs {
  if (requested === undefined) return scenario.now;
  const now = parseTime(requested, "/body/now");
  if (now >= scenario.now) return now;
  const message = `the history of "${scenario.name}" lasts until ${isoTime(scenario.now)}`;
  throw new QaFault(422, "before-scenario", message, "/body/now");
}

/** Returns the scenario with other policies in its final state, so that a reset of the world keeps them. */
function withPolicy(scenario: CompiledScenario, entries: PolicyEntries): CompiledScenario {
  const { root } = scenario;
  const policies = { ...(root.policies.get("main") ?? DEFAULT_POLICIES), ...policiesFrom(entries) };
  return { ...scenario, root: { ...root, policies: root.policies.set("main", policies) } };
}
