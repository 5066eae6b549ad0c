import { useQuery, useQueryClient } from "@tanstack/react-query";
import { must, qa, type Schemas } from "./client.ts";

export type Entry = Schemas["JournalEntry"];

/** Maximum number of calls in a world's journal. */
const ALL = 2000;

/**
 * The calls of a world, oldest first; fetches only those after the last cached one. The query key contains `createdAt`,
 * because a later world may have the same id. If more calls are cached than `kept`, the journal may have been cleared:
 * the cache then drops all calls before the journal's oldest one, which it fetches because `kept` may be outdated.
 */
export function useJournal({ id: world, createdAt, counts: { journal: kept } }: Schemas["World"]) {
  const client = useQueryClient();
  const queryKey = ["world", world, "journal", createdAt];
  return useQuery({
    queryKey,
    queryFn: async (): Promise<readonly Entry[]> => {
      const known = client.getQueryData<readonly Entry[]>(queryKey) ?? [];
      const items = await entriesSince(world, known.at(-1)?.seq ?? 0);
      const all = items.length === 0 ? known : [...known, ...items].slice(-ALL);
      if (all.length <= kept) return all;
      const [oldest] = await entriesSince(world, 0, 1);
      const gone = oldest === undefined ? all.length : all.findIndex(({ seq }) => seq >= oldest.seq);
      return gone > 0 ? all.slice(gone) : all;
    },
  });
}

/** The calls of a world after the given one, oldest first. */
export async function entriesSince(world: string, since: number, limit = ALL): Promise<readonly Entry[]> {
  const page = await must(qa.GET("/worlds/{world}/journal", { params: { path: { world }, query: { since, limit } } }));
  return (page as Schemas["JournalPage"]).items;
}

export const clearJournal = (world: string) =>
  must(qa.DELETE("/worlds/{world}/journal", { params: { path: { world } } }));

export const useCoverage = (world: string) =>
  useQuery({
    queryKey: ["world", world, "coverage"],
    queryFn: async () => (await must(qa.GET("/worlds/{world}/coverage", { params: { path: { world } } }))).items,
  });
