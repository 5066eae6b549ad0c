// Worlds by the way in which everybody reaches them: through the proxy.
import { ask } from "../bench/ask.ts";

/** How many calls are under way at once. */
const LANES = 8;

/** Does the same with each world. */
export async function eachWorld<Result>(
  ids: readonly string[],
  work: (id: string) => Promise<Result>,
): Promise<Map<string, Result>> {
  const waiting = [...ids];
  const results = new Map<string, Result>();
  const lane = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) results.set(id, await work(id));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

/** Makes a world; answers its status. */
export const makeWorld = async (proxy: string, id: string): Promise<number> =>
  (await ask("PUT", `${proxy}/__qa/worlds/${id}`, { scenario: "catalogue" }, { "x-qa": "1" })).status;

/** The ids of a server's worlds, asked at its own address. */
export async function worldsOf(server: string): Promise<Set<string>> {
  const { text } = await ask("GET", `${server}/__qa/worlds`);
  return new Set((JSON.parse(text) as { items: { id: string }[] }).items.map(({ id }) => id));
}

/** What a world's page, its product and its control answer. */
export const answersOf = (proxy: string, id: string): Promise<number[]> =>
  Promise.all(
    [`/w/${id}/`, `/w/${id}/api/products/index`, `/__qa/worlds/${id}`].map(
      async (path) => (await ask("GET", proxy + path)).status,
    ),
  );
