// Keeps views up to date: each event of a world refetches the world's summary and the queries that are in use.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useState } from "react";
import { must, qa, type Schemas } from "./client.ts";
import { useEvents } from "./use-events.ts";

/** Polling interval of a world that sends no events, or whose clock runs. */
const SUMMARY_MS = 1000;
/** Polling interval of a world that sends events, for changes without an event, such as its end. */
const QUIET_MS = 30_000;

/** A summary as text for comparisons, without the fields that change merely because time passes. */
const signOf = ({ revision, counts, violations, createdAt }: Schemas["World"]): string =>
  JSON.stringify([revision, counts, violations, createdAt]);

export const summaryQuery = (world: string) => ({
  queryKey: ["summary", world] as const,
  queryFn: () => must(qa.GET("/worlds/{world}", { params: { path: { world } } })),
});

/**
 * A world's summary, kept up to date; when it changes, all other queries of the world are refetched. `live` is true
 * while the world sends events.
 */
export function useLiveWorld(world: string) {
  const client = useQueryClient();
  const [live, setLive] = useState(false);
  const { queryKey, queryFn } = summaryQuery(world);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn,
    refetchInterval: ({ state }) => (live && state.data?.clock === "frozen" ? QUIET_MS : SUMMARY_MS),
  });
  useEvents(world, {
    wanted: data !== undefined && !error,
    isLive: setLive,
    async happened() {
      const before = client.getQueryData<Schemas["World"]>(queryKey);
      await client.refetchQueries({ queryKey });
      const after = client.getQueryData<Schemas["World"]>(queryKey);
      // If the summary has changed, the effect below refreshes the queries. Otherwise refresh them here: a new call in
      // a full journal changes no count.
      if (before && after && signOf(before) === signOf(after))
        await client.invalidateQueries({ queryKey: ["world", world] });
    },
  });
  const sign = data && signOf(data);
  useEffect(() => {
    if (sign !== undefined) void client.invalidateQueries({ queryKey: ["world", world] });
  }, [client, world, sign]);
  return { data, error, refetch, live };
}

export const WorldContext = createContext<Schemas["World"] | null>(null);
export const LiveContext = createContext(false);

/** The world that the view shows. */
export function useWorld(): Schemas["World"] {
  const world = useContext(WorldContext);
  if (!world) throw new Error("outside a world");
  return world;
}

/** Whether the world sends events. If not, or while the world's clock runs, the world is polled every second. */
export const useIsLive = (): boolean => useContext(LiveContext);
