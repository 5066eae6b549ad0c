import { useQuery } from "@tanstack/react-query";
import { must, qa, QaError, type Schemas } from "./client.ts";

/** Polling interval of the list of worlds, which other people may change. */
const LIST_MS = 3000;

export const useScenarios = () =>
  useQuery({ queryKey: ["scenarios"], queryFn: () => must(qa.GET("/scenarios")), staleTime: Infinity });

export interface ServerWorlds {
  readonly name: string;
  /** Oldest first; null if the server did not return them. */
  readonly worlds: readonly Schemas["World"][] | null;
}

/**
 * The worlds of every server behind this address: one server, or several behind a proxy that gives each a path. Throws
 * if none of them returns its worlds.
 */
async function worldsOfAll(): Promise<readonly ServerWorlds[]> {
  const { items } = await must(qa.GET("/servers"));
  const answers = await Promise.allSettled(items.map(({ surface }) => must(qa.GET("/worlds", { baseUrl: surface }))));
  const failed = answers.flatMap((answer): unknown[] => (answer.status === "rejected" ? [answer.reason] : []));
  if (failed.length === items.length) throw failed[0];
  for (const reason of failed) if (!(reason instanceof QaError)) throw reason;
  return answers.map((answer, nth) => ({
    name: items[nth]?.name ?? "",
    worlds: answer.status === "fulfilled" ? answer.value.items : null,
  }));
}

export const useWorlds = () => useQuery({ queryKey: ["worlds"], queryFn: worldsOfAll, refetchInterval: LIST_MS });

/** All known worlds, newest first, each with its server. */
export const newestWorlds = (servers: readonly ServerWorlds[]): (Schemas["World"] & { readonly server: string })[] =>
  servers
    .flatMap(({ name, worlds }) => (worlds ?? []).map((world) => ({ ...world, server: name })).toReversed())
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));

/** A new name, such as `demo-k3x9`. Generated here, because a proxy chooses the server by the name of the world. */
const nameFor = (scenario: string): string => {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${scenario}-${chance.toString(36).padStart(4, "0").slice(-4)}`;
};

/** Creates a world from a scenario; rejected if the name exists. */
export const createWorld = (scenario: string, name = "") =>
  must(
    qa.PUT("/worlds/{world}", {
      params: { path: { world: name || nameFor(scenario) } },
      body: { scenario, replace: false },
    }),
  );

const at = (world: string) => ({ params: { path: { world } } });

export const deleteWorld = (world: string) => must(qa.DELETE("/worlds/{world}", at(world)));
/** Deletes worlds one after another; ignores those that have already ended. */
export async function endWorlds(worlds: readonly string[]): Promise<void> {
  for (const world of worlds)
    await deleteWorld(world).catch((error: unknown) => {
      if (!(error instanceof QaError && error.code === 404)) throw error;
    });
}
export const resetWorld = (world: string) => must(qa.POST("/worlds/{world}/reset", { ...at(world), body: {} }));
export const forkWorld = (world: string) => must(qa.POST("/worlds/{world}/fork", { ...at(world), body: {} }));

/** The snapshot that the console takes before each decision, for undo. */
export const BEFORE_DECISION = "console before-decision";

/** The testers' snapshots, without the console's own. */
export const useSnapshots = (world: string) =>
  useQuery({
    queryKey: ["world", world, "snapshots"],
    queryFn: async () => {
      const { items } = await must(qa.GET("/worlds/{world}/snapshots", at(world)));
      return { items: items.filter(({ name }) => name !== BEFORE_DECISION) };
    },
  });

const named = (world: string, name: string) => ({ params: { path: { world, name } } });
export const keepSnapshot = (world: string, name: string) =>
  must(qa.PUT("/worlds/{world}/snapshots/{name}", named(world, name)));
export const restoreSnapshot = (world: string, name: string) =>
  must(qa.POST("/worlds/{world}/snapshots/{name}/restore", named(world, name)));
