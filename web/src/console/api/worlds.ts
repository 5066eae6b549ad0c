import { useQuery } from "@tanstack/react-query";
import { must, qa, type Schemas } from "./client.ts";

/** How often what may change by others is asked for. */
const LIST_MS = 3000;

export const useScenarios = () =>
  useQuery({ queryKey: ["scenarios"], queryFn: () => must(qa.GET("/scenarios")), staleTime: Infinity });

export const useWorlds = () =>
  useQuery({ queryKey: ["worlds"], queryFn: () => must(qa.GET("/worlds")), refetchInterval: LIST_MS });

export const createWorld = (body: Schemas["NewWorld"]) => must(qa.POST("/worlds", { body }));

const at = (world: string) => ({ params: { path: { world } } });

export const deleteWorld = (world: string) => must(qa.DELETE("/worlds/{world}", at(world)));
export const resetWorld = (world: string) => must(qa.POST("/worlds/{world}/reset", { ...at(world), body: {} }));
export const forkWorld = (world: string) => must(qa.POST("/worlds/{world}/fork", { ...at(world), body: {} }));

export const useSnapshots = (world: string) =>
  useQuery({
    queryKey: ["world", world, "snapshots"],
    queryFn: () => must(qa.GET("/worlds/{world}/snapshots", at(world))),
  });

const named = (world: string, name: string) => ({ params: { path: { world, name } } });
export const keepSnapshot = (world: string, name: string) =>
  must(qa.PUT("/worlds/{world}/snapshots/{name}", named(world, name)));
export const restoreSnapshot = (world: string, name: string) =>
  must(qa.POST("/worlds/{world}/snapshots/{name}/restore", named(world, name)));
