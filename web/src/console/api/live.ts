// What a view shows follows the world: its summary is asked for again and again, and what else is shown when that changed.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useEffect } from "react";
import { must, qa, type Schemas } from "./client.ts";

const SUMMARY_MS = 1000;

/** What changes with everything that happens in a world, but for the passing of time. */
const signOf = ({ revision, counts, violations, createdAt }: Schemas["World"]): string =>
  JSON.stringify([revision, counts, violations, createdAt]);

/** A world's summary, always fresh; with it all that is known of the world. */
export function useLiveWorld(world: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ["summary", world],
    queryFn: () => must(qa.GET("/worlds/{world}", { params: { path: { world } } })),
    refetchInterval: SUMMARY_MS,
  });
  const sign = query.data && signOf(query.data);
  useEffect(() => {
    if (sign !== undefined) void client.invalidateQueries({ queryKey: ["world", world] });
  }, [client, world, sign]);
  return query;
}

export const WorldContext = createContext<Schemas["World"] | null>(null);

/** The world that the view is about. */
export function useWorld(): Schemas["World"] {
  const world = useContext(WorldContext);
  if (!world) throw new Error("outside a world");
  return world;
}
