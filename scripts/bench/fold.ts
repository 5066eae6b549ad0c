// Measures how long purchases wait while the log is compacted, and afterwards the size of the data folder and the start
// time.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Envelope, enrich, login, purchase } from "./calls.ts";
import { sendRequest } from "./request.ts";
import { below, type Row } from "./row.ts";
import { startHashgrove, withFolder } from "./server.ts";
import { amount } from "./smoke.ts";

const ORDERS = amount(30_000, 100);
const BUYERS = 4;
/** Number of first calls that are not measured, because the server's code is not compiled yet. */
const WARM_UP = amount(1_000, 10);

const sizesOf = (folder: string): ReadonlyMap<string, number> =>
  new Map(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size]));

export const foldRows = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const server = await startHashgrove(folder, "--control");
    await enrich(server, "alice");
    const headers = { authorization: await login(server, "alice") };
    let [made, longest] = [0, 0];
    const buyer = async (): Promise<void> => {
      while (made < ORDERS) {
        made += 1;
        const startedAt = performance.now();
        const { text } = await sendRequest("POST", `${server.url}/api/products/buy`, purchase(), headers);
        const { code } = JSON.parse(text) as Envelope;
        if (code !== 200) throw new Error(`a purchase was answered ${code}`);
        if (made > WARM_UP) longest = Math.max(longest, performance.now() - startedAt);
      }
    };
    await Promise.all(Array.from({ length: BUYERS }, buyer));
    await server.kill();
    const sizes = [...sizesOf(folder)];
    const snapshot = Math.max(...sizes.flatMap(([name, bytes]) => (/^snapshot-\d+\.ndjson$/.test(name) ? bytes : [])));
    const logs = sizes.reduce((sum, [name, bytes]) => sum + (name.startsWith("log-") ? bytes : 0), 0);
    const startedAt = performance.now();
    const again = await startHashgrove(folder);
    const seconds = (performance.now() - startedAt) / 1000;
    await again.stop();
    return [
      below(`longest wait of a purchase while ${ORDERS} are made and folded`, 50, "ms", longest),
      below("logs left by them : their snapshot", 2, "times", logs / snapshot),
      below(`start after kill -9 with ${ORDERS} orders`, 4, "s", seconds),
    ];
  });
