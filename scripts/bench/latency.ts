// How long replies take under a steady, mixed load. Each call is due at a set time and measured from then, so that a
// server that stands still is charged for all that had to wait.
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { enrich, JSON_HEADERS, login, purchase } from "./calls.ts";
import { below, type Row } from "./row.ts";
import { startHashgrove, withFolder } from "./server.ts";

const PER_SECOND = 500;
const SECONDS = 10;
const WARM_UP = 2;
const READS = [
  "/api/products/index",
  "/api/products/homeProduct",
  "/api/news/index?page=1",
  "/api/products/detail?id=2",
  "/api/user/getAssets",
  "/api/orders/getMyFunds?page=1",
  "/api/user/getCapitalFlow?type=1&page=1",
  "/api/wallet/getBalance",
];

export const latencyRows = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const rich = await startHashgrove(folder, "--control");
    await enrich(rich, "alice");
    await rich.stop();
    const server = await startHashgrove(folder);
    const authorization = await login(server, "alice");
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const call = (nth: number): Promise<number> =>
      new Promise((resolve, reject) => {
        const read = nth % 5 === 0 ? undefined : READS[nth % READS.length];
        const headers = read === undefined ? { authorization, ...JSON_HEADERS } : { authorization };
        const options = { agent, headers, method: read === undefined ? "POST" : "GET" };
        const sent = request(server.url + (read ?? "/api/products/buy"), options, (reply) => {
          reply.resume();
          reply.once("end", () => resolve(reply.statusCode ?? 0));
        });
        sent.once("error", reject);
        sent.end(read === undefined ? JSON.stringify(purchase()) : undefined);
      });

    const latencies: number[] = [];
    const measure = async (nth: number, due: number): Promise<void> => {
      const status = await call(nth);
      if (status !== 200) throw new Error(`call ${nth} was answered ${status}`);
      if (nth >= PER_SECOND * WARM_UP) latencies.push(performance.now() - due);
    };
    const under: Promise<void>[] = [];
    const begun = performance.now();
    for (let nth = 0; nth < PER_SECOND * (WARM_UP + SECONDS); nth += 1) {
      const due = begun + (nth * 1000) / PER_SECOND;
      if (due > performance.now()) await sleep(due - performance.now());
      under.push(measure(nth, due));
    }
    await Promise.all(under);
    agent.destroy();
    await server.stop();
    const p99 = latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? Number.NaN;
    return [below(`p99 at ${PER_SECOND} mixed requests a second`, 10, "ms", p99)];
  });
