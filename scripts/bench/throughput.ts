// Compares replies per second: the server with a bare Fastify that sends the same bytes, much stored data with little,
// and fsync with no fsync.
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { enrich, login, post, purchase } from "./calls.ts";
import { type Ratio, ratio, type Target, throughput } from "./load.ts";
import { atLeast, type Row } from "./row.ts";
import { type Server, start, startHashgrove, withFolder } from "./server.ts";
import { amount } from "./smoke.ts";

const FEW = amount(1_000, 20);
const MANY = amount(100_000, 40);

export const throughputRows = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const data = join(folder, "data");
    await prepare(data, FEW);
    const server = await startHashgrove(data);
    const token = await login(server, "alice");
    const buy: Target = { url: `${server.url}/api/products/buy`, body: purchase(), token };
    const bytes = {
      index: await (await fetch(`${server.url}/api/products/index`)).text(),
      buy: JSON.stringify(await post(server, "/api/products/buy", purchase(), { authorization: token })),
    };
    writeFileSync(join(folder, "bytes.json"), JSON.stringify(bytes));
    const baseline = await start("scripts/bench/baseline-fastify.ts", [join(folder, "bytes.json")]);
    const index = "/api/products/index";
    const rows = [
      atLeast(
        "GET products/index : bare Fastify",
        0.55,
        await against({ url: server.url + index }, { url: baseline.url + index }),
      ),
      atLeast(
        "POST products/buy : bare Fastify",
        0.25,
        await against(buy, { ...buy, url: `${baseline.url}/api/products/buy` }),
      ),
    ];
    await Promise.all([server.stop(), baseline.stop()]);
    return rows;
  });

/** Measures the cost of fsync before each purchase is acknowledged. */
export const fsyncRows = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const [kept, durable] = [join(folder, "kept"), join(folder, "durable")];
    await prepare(kept, FEW);
    cpSync(kept, durable, { recursive: true });
    const measured = await ratio(
      () => bought(durable, "--fsync"),
      () => bought(kept),
    );
    return [atLeast("POST products/buy with --fsync : without", 0.1, measured)];
  });

async function against(target: Target, baseline: Target): Promise<Ratio> {
  await throughput(baseline);
  await throughput(target);
  return ratio(
    () => throughput(target),
    () => throughput(baseline),
  );
}

/**
 * Compares purchases per second with much and with little stored data. Each run starts with a copy of the data folder,
 * so that the purchases of an earlier run are not in it.
 */
export const storedRows = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const little = join(folder, "little");
    const much = join(folder, "much");
    await prepare(little, FEW);
    cpSync(little, much, { recursive: true });
    await prepare(much, MANY - FEW);
    const measured = await ratio(
      () => bought(much),
      () => bought(little),
    );
    return [atLeast(`the same buy with ${MANY} orders stored : with ${FEW}`, 0.9, measured)];
  });

/** Measures purchases per second on a copy of a data folder. */
const bought = (data: string, ...args: string[]): Promise<number> =>
  withFolder(async (copy) => {
    cpSync(data, copy, { recursive: true });
    const server = await startHashgrove(copy, ...args);
    const target = await buying(server);
    await throughput(target);
    const perSecond = await throughput(target);
    await server.stop();
    return perSecond;
  });

const buying = async (server: Server): Promise<Target> => ({
  url: `${server.url}/api/products/buy`,
  body: purchase(),
  token: await login(server, "alice"),
});

/** Creates a data folder in which alice is rich and has made that many purchases. */
async function prepare(data: string, purchases: number): Promise<void> {
  const server = await startHashgrove(data, "--control");
  await enrich(server, "alice");
  const headers = { authorization: await login(server, "alice") };
  let left = purchases;
  const buyer = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await post(server, "/api/products/buy", purchase(), headers);
    }
  };
  await Promise.all(Array.from({ length: 20 }, buyer));
  await server.stop();
}
