import { useQuery, useQueryClient } from "@tanstack/react-query";
import { must, qa, type Schemas } from "./client.ts";

export type Entry = Schemas["JournalEntry"];

/** As many as a world keeps. */
const ALL = 2000;

/**
 * The calls of a world, oldest first; only new ones are requested. `createdAt` distinguishes a world from one that
 * replaced it, and `kept` is the length of its journal, which shrinks when it is emptied.
 */
export function useJournal({ id: world, createdAt, counts: { journal: kept } }: Schemas["World"]) {
  const client = useQueryClient();
  const queryKey = ["world", world, "journal", createdAt];
  const query = useQuery({
    queryKey,
    queryFn: async (): Promise<readonly Entry[]> => {
      const known = client.getQueryData<readonly Entry[]>(queryKey) ?? [];
      const since = known.at(-1)?.seq ?? 0;
      const page = await must(
        qa.GET("/worlds/{world}/journal", { params: { path: { world }, query: { since, limit: ALL } } }),
      );
      const { items } = page as Schemas["JournalPage"];
      return items.length === 0 ? known : [...known, ...items].slice(-ALL);
    },
  });
  const { data } = query;
  const fewer = data !== undefined && data.length > kept;
  return { ...query, data: fewer ? data.slice(data.length - kept) : data };
}

export const clearJournal = (world: string) =>
  must(qa.DELETE("/worlds/{world}/journal", { params: { path: { world } } }));

export const useCoverage = (world: string) =>
  useQuery({
    queryKey: ["world", world, "coverage"],
    queryFn: async () => (await must(qa.GET("/worlds/{world}/coverage", { params: { path: { world } } }))).items,
  });
