// What looking into a full journal costs, and what rules cost a call that none of them means.
import { ask } from "./ask.ts";
import { below, type Row } from "./row.ts";
import { type Server, startHashgrove, withFolder } from "./server.ts";

const ENTRIES = 2000;
const FAULTS = 64;
const TIMES = 200;
const WORLD = "bench";

async function qa({ url }: Server, method: "GET" | "POST" | "PUT", path: string, body?: object): Promise<string> {
  const reply = await ask(method, `${url}/__qa${path}`, body, { "x-qa": "1" });
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.text}`);
  return reply.text;
}

/** The median of a call's times, milliseconds. */
async function timed(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) {
    const begun = performance.now();
    await call();
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[TIMES / 2] ?? Number.NaN;
}

export const journalRows = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const server = await startHashgrove(folder, "--control", "--strict-worlds");
    await qa(server, "PUT", `/worlds/${WORLD}`, { scenario: "demo" });
    const read = async (): Promise<void> => {
      const { status, text } = await ask("GET", `${server.url}/w/${WORLD}/api/products/index`);
      if (status !== 200) throw new Error(text);
    };
    for (let nth = 0; nth < ENTRIES; nth += 1) await read();
    const page = await timed(() => qa(server, "GET", `/worlds/${WORLD}/journal?operationId=products.index`));
    const match = { operationId: "products.buy", user: "alice", body: { "/price": 30_000 } };
    const verified = await timed(() => qa(server, "POST", `/worlds/${WORLD}/journal/verify`, { match }));
    const without = await timed(read);
    const rule = { match: { operationId: "products.buy", body: { "/price": 1 } }, effect: { abort: "reset" } };
    for (let nth = 0; nth < FAULTS; nth += 1) await qa(server, "POST", `/worlds/${WORLD}/faults`, rule);
    const withFaults = await timed(read);
    await server.stop();
    return [
      below(`a page of a journal of ${ENTRIES} calls`, 5, "ms", page),
      below(`a call looked for in vain among ${ENTRIES}, with the nearest`, 5, "ms", verified),
      below(`${FAULTS} faults that mean other calls, beyond none`, 0.2, "ms", Math.max(0, withFaults - without)),
    ];
  });
