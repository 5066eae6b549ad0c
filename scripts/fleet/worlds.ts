import { sendRequest } from "../bench/request.ts";

/** Number of concurrent calls. */
const LANES = 8;

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

/** Creates a world; returns the status. */
export const makeWorld = async (proxy: string, id: string): Promise<number> =>
  (await sendRequest("PUT", `${proxy}/__qa/worlds/${id}`, { scenario: "catalogue" }, { "x-qa": "1" })).status;

/** Ids of a server's worlds, read from the server's own address. */
export async function worldsOf(server: string): Promise<Set<string>> {
  const { text } = await sendRequest("GET", `${server}/__qa/worlds`);
  return new Set((JSON.parse(text) as { items: { id: string }[] }).items.map(({ id }) => id));
}

/** Worlds of each server, listed through the proxy like the console does; null for a server with 502. */
export async function listedBy(proxy: string): Promise<(ReadonlySet<string> | null)[]> {
  const { text } = await sendRequest("GET", `${proxy}/__qa/servers`);
  const { items } = JSON.parse(text) as { items: { surface: string }[] };
  return Promise.all(
    items.map(async ({ surface }) => {
      const { status, text: list } = await sendRequest("GET", `${proxy}${surface}/worlds`);
      if (status === 502) return null;
      return new Set((JSON.parse(list) as { items: { id: string }[] }).items.map(({ id }) => id));
    }),
  );
}

/** Statuses of a world's page, product API and control API. */
export const answersOf = (proxy: string, id: string): Promise<number[]> =>
  Promise.all(
    [`/w/${id}/`, `/w/${id}/api/products/index`, `/__qa/worlds/${id}`].map(
      async (path) => (await sendRequest("GET", proxy + path)).status,
    ),
  );
