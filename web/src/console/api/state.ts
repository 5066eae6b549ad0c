import { useQuery } from "@tanstack/react-query";
import { must, qa, type Schemas } from "./client.ts";

/** The value at a JSON pointer in a world's state; for an empty pointer, the whole state. */
export const useWorldState = (world: string, pointer: string) =>
  useQuery({
    queryKey: ["world", world, "state", pointer],
    queryFn: () =>
      must(
        qa.GET("/worlds/{world}/state", {
          params: { path: { world }, query: pointer === "" ? {} : { pointer } },
        }),
      ),
  });

export const useInvariants = (world: string) =>
  useQuery({
    queryKey: ["world", world, "invariants"],
    queryFn: async () => (await must(qa.GET("/worlds/{world}/invariants", { params: { path: { world } } }))).items,
  });

export type Patch = Schemas["JsonPatch"];

/**
 * Patches rows of the state. The server refuses if the world is no longer at `revision`. It also refuses to break an
 * invariant, unless `force` is set.
 */
export const patchState = (world: string, revision: number, body: Patch, force: boolean) =>
  must(
    qa.PATCH("/worlds/{world}/state", {
      params: { path: { world }, header: { "If-Match": String(revision) }, query: force ? { force } : {} },
      body,
    }),
  );

export const useProblems = (world: string) =>
  useQuery({
    queryKey: ["world", world, "problems"],
    queryFn: async () => (await must(qa.GET("/worlds/{world}/problems", { params: { path: { world } } }))).items,
  });
