// The server as a process: how it starts, refuses to start, stops, and what it leaves behind.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test, type TestContext } from "vitest";
import { asYen } from "#domain/amounts/yen.ts";
import { checkInvariants } from "#domain/invariants/invariants.ts";
import { grant } from "#domain/money/grant.ts";
import { testApp } from "#http/testing/test-app.ts";
import { compileScenario } from "#scenarios/compile.ts";
import { openDefaultWorld } from "#worlds/default-world.ts";
import manifest from "../package.json" with { type: "json" };

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  /** The server's output on both streams so far. */
  output(): string;
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const { NODE_ENV: _, ...clean } = process.env;
  const child = spawn(process.execPath, [MAIN, "--port", "0", ...args], {
    env: { ...clean, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  const keep = (chunk: Buffer): void => {
    written += chunk.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  return { child, ended, output: () => written };
}

interface Server extends Run {
  readonly url: string;
}

async function start(data: string, ...args: string[]): Promise<Server> {
  const running = run(["--data", data, "--rate-limit", "0", ...args]);
  for (;;) {
    const url = /listening on (http:\S+)/.exec(running.output())?.[1];
    if (url !== undefined) return { ...running, url };
    if (running.child.exitCode !== null) throw new Error(running.output());
    await sleep(10);
  }
}

type Cleaning = Pick<TestContext, "onTestFinished">;

function folder({ onTestFinished }: Cleaning): string {
  const made = mkdtempSync(join(tmpdir(), "hashgrove-main-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function stop({ child, ended }: Run, signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
  child.kill(signal);
  return await ended;
}

interface Envelope {
  readonly code: number;
  readonly data: unknown;
}

test("a log that cannot be written ends neither calls nor the server, and health names it", async (context) => {
  const server = await start(folder(context), "--log", "requests", "--control");
  context.onTestFinished(() => void server.child.kill("SIGKILL"));
  server.child.stdout?.destroy();
  server.child.stderr?.destroy();
  const failures = async (): Promise<unknown> => {
    expect((await fetch(`${server.url}/api/products/index`)).status).toBe(200);
    return ((await (await fetch(`${server.url}/__qa/health`)).json()) as { observerFailures: unknown })
      .observerFailures;
  };
  await expect
    .poll(failures, { timeout: 20_000 })
    .toMatchObject([{ observer: "log", message: expect.stringContaining("EPIPE") as string }]);
});

async function login({ url }: Server): Promise<string> {
  const reply = await fetch(`${url}/api/user/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ account: "alice", password: "Passw0rd1" }),
  });
  const { data } = (await reply.json()) as { data: { userinfo: { token: string } } };
  return data.userinfo.token;
}

async function buy({ url }: Server, authorization: string, price: number, key: string): Promise<Envelope> {
  const reply = await fetch(`${url}/api/products/buy`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization, "idempotency-key": key },
    body: JSON.stringify({ products_id: 1, price, expire: 3 }),
  });
  return (await reply.json()) as Envelope;
}

/** Resolves once the server no longer listens, which is the first step of a stop. */
async function refusesConnections({ url }: Server): Promise<void> {
  const { hostname, port } = new URL(url);
  for (let isOpen = true; isOpen;) {
    const probe = connect(Number(port), hostname);
    isOpen = await once(probe, "connect").then(
      () => true,
      () => false,
    );
    probe.destroy();
  }
}

/** Until the test is over, serves in its own process a data folder that a server process has used or will use. */
async function serverOn(data: string, { onTestFinished }: Cleaning) {
  const scenario = await compileScenario("demo");
  const world = await openDefaultWorld(data, scenario, { passwordCost: 16 });
  const app = await testApp({ defaultWorld: world });
  onTestFinished(() => app.fastify.close());
  const prices = async (): Promise<number[]> => {
    const { data: holdings } = await app.call(world, "orders.getMyFunds", { as: "alice" });
    return (holdings as { price: number }[]).map(({ price }) => price);
  };
  return { app, world, prices };
}

/**
 * Sends a purchase without the last byte of its body and waits until the server has accepted it ("100 Continue").
 * `finish` sends the byte and returns the reply's code.
 */
async function halfBuy({ url }: Server, authorization: string): Promise<{ finish(): Promise<number> }> {
  const body = JSON.stringify({ products_id: 1, price: 10_001, expire: 3 });
  const headers = {
    authorization,
    "content-type": "application/json",
    "content-length": body.length,
    expect: "100-continue",
  };
  const sent = request(`${url}/api/products/buy`, { method: "POST", headers });
  const replied = new Promise<number>((resolve, reject) => {
    sent.once("error", reject);
    sent.once("response", (reply) => {
      let text = "";
      reply.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      reply.once("end", () => resolve((JSON.parse(text) as Envelope).code));
    });
  });
  replied.catch(() => undefined);
  sent.flushHeaders();
  await once(sent, "continue");
  sent.write(body.slice(0, -1));
  return {
    finish() {
      sent.end(body.slice(-1));
      return replied;
    },
  };
}

test("--version prints name and version, and starts nothing", async () => {
  const { ended, output } = run(["--version"]);
  expect(await ended).toBe(0);
  expect(output()).toBe(`${manifest.name} ${manifest.version}\n`);
});

// Concurrent, because its tests mostly wait.
describe.concurrent("a stop", () => {
  test("by SIGTERM replies to the open request, stores its result, and exits with 0", async (context) => {
    const data = folder(context);
    const first = await start(data);
    const token = await login(first);
    const under = await halfBuy(first, token);
    const stopped = stop(first);
    await refusesConnections(first);
    expect(await under.finish()).toBe(200);
    expect(await stopped).toBe(0);
    expect(readdirSync(data).toSorted()).toEqual(["hashgrove.json", "log-1.ndjson", "scenario", "snapshot-1.ndjson"]);

    const { prices } = await serverOn(data, context);
    expect(await prices()).toContain(10_001);
  });

  test("by SIGINT cuts off a client that never finishes, and exits with 0", async (context) => {
    const server = await start(folder(context));
    await halfBuy(server, await login(server));
    // A forced stop would exit with 1.
    expect(await stop(server, "SIGINT")).toBe(0);
  });
});

describe("kill -9 under load", () => {
  test("loses no acknowledged purchase and stores each once, also when killed again", async (context) => {
    const data = folder(context);
    const before = await serverOn(data, context);
    const riches = { memberId: 1, currency: "JPY", amount: asYen(999_999_999_999) } as const;
    await before.world.store.transact((draft, now) => grant(draft, riches, now));
    await before.app.fastify.close();

    const acknowledged: number[] = [];
    const inFlight = new Set<number>();
    let price = 10_000;
    for (let round = 1; round <= 2; round += 1) {
      const server = await start(data);
      const token = await login(server);
      const buyer = async (): Promise<void> => {
        for (;;) {
          const mine = (price += 1);
          inFlight.add(mine);
          const { code } = await buy(server, token, mine, `key-${mine}`);
          if (code !== 200) throw new Error(`a purchase was answered ${code}`);
          inFlight.delete(mine);
          acknowledged.push(mine);
        }
      };
      // A buyer ends with an error when the server is killed.
      const buyers = Promise.allSettled(Array.from({ length: 4 }, buyer));
      while (acknowledged.length < round * 8) await sleep(5);
      await stop(server, "SIGKILL");
      for (const end of await buyers)
        expect(String(end.status === "rejected" && end.reason)).toMatch(/fetch failed|terminated/);
    }

    const { app, world, prices } = await serverOn(data, context);
    const held = await prices();
    const timesHeld = (wanted: number): number => held.filter((one) => one === wanted).length;
    expect(acknowledged.filter((one) => timesHeld(one) !== 1)).toEqual([]);
    expect([...inFlight].filter((one) => timesHeld(one) > 1)).toEqual([]);
    // A retried purchase is made only once, whether or not the killed server had stored it.
    for (const mine of inFlight) {
      const headers = { "idempotency-key": `key-${mine}` };
      const body = { products_id: 1, price: mine, expire: 3 };
      expect(await app.call(world, "products.buy", { as: "alice", headers, body })).toMatchObject({ code: 200 });
    }
    const after = await prices();
    expect(after).toHaveLength(new Set(after).size);
    expect(after).toEqual(expect.arrayContaining([...inFlight, ...acknowledged]));
    expect(checkInvariants(world.store.read()).filter(({ ok }) => !ok)).toEqual([]);
  });
});

describe("a start fails with code 1 and a clear text", () => {
  test("when a file is damaged, which stays unchanged", async (context) => {
    const data = folder(context);
    await (await serverOn(data, context)).app.fastify.close();
    const snapshot = join(data, "snapshot-1.ndjson");
    truncateSync(snapshot, 1000);
    const before = readFileSync(snapshot);
    const { ended, output } = run(["--data", data]);
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^hashgrove: .*snapshot-1\.ndjson: its end is missing\. Put back a copy/);
    expect(readFileSync(snapshot)).toEqual(before);
    expect(readdirSync(data).filter((name) => name.startsWith("in-use."))).toEqual([]);
  });

  test("when another process has locked the folder, which is unaffected", async (context) => {
    const data = folder(context);
    const { prices } = await serverOn(data, context);
    const { ended, output } = run(["--data", data]);
    expect(await ended).toBe(1);
    expect(output()).toContain(`is in use by process ${process.pid}`);
    expect(await prices()).toHaveLength(2);
  });

  test.each([
    ["with a data folder", (data: string) => ["--data", data]],
    ["without one", () => ["--strict-worlds"]],
  ])("when TMPDIR cannot be used, %s", async (_what, args) => {
    const data = mkdtempSync(join(tmpdir(), "hashgrove-main-"));
    const file = join(data, "file");
    writeFileSync(file, "");
    for (const bad of [join(data, "none"), file]) {
      const { ended, output } = run(args(join(data, "d")), { TMPDIR: bad });
      expect(await ended).toBe(1);
      expect(output()).toMatch(/^hashgrove: could not use .* for temporary files; TMPDIR names another \(E[^\n]*\n$/);
      expect(output()).toContain(bad);
    }
    rmSync(data, { recursive: true });
  });
  test("when the port is in use, and releases the folder", async (context) => {
    const data = folder(context);
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, "127.0.0.1", resolve);
    });
    context.onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const { ended, output } = run(["--data", data, "--port", String(port)]);
    expect(await ended).toBe(1);
    expect(output()).toContain(`port ${port} of 127.0.0.1 is in use`);
    expect(readdirSync(data).filter((name) => name.startsWith("in-use."))).toEqual([]);
  });

  test("when the scenario is unknown or differs from the folder's", async (context) => {
    const data = folder(context);
    const unknown = run(["--data", data, "--scenario", "rich"]);
    expect(await unknown.ended).toBe(1);
    expect(unknown.output()).toMatch(/^hashgrove: there is no scenario "rich", but catalogue, .*\n$/);
    expect(await stop(await start(data, "--scenario", "newcomer"))).toBe(0);
    const other = run(["--data", data, "--scenario", "demo"]);
    expect(await other.ended).toBe(1);
    expect(other.output()).toContain(`${data} began with the scenario newcomer`);
    // Without --scenario the server continues and reports the folder's scenario.
    const again = await start(data, "--control");
    const reply = await fetch(`${again.url}/__qa/worlds/default`);
    expect(await reply.json()).toMatchObject({ scenario: "newcomer" });
    expect(await stop(again)).toBe(0);
  });

  test("when the data folder is a file", async (context) => {
    const file = join(folder(context), "file");
    writeFileSync(file, "");
    const { ended, output } = run(["--data", file]);
    expect(await ended).toBe(1);
    expect(output()).toContain("it cannot be a data folder");
  });
});

describe("the control surface beyond loopback", () => {
  test("does not start without a token: code 2", async (context) => {
    const { ended, output } = run(["--data", folder(context), "--control", "--host", "0.0.0.0"]);
    expect(await ended).toBe(2);
    expect(output()).toMatch(/^hashgrove: .*QA_TOKEN/);
  });
  test("prints the generated token once, and requires it on every call", async (context) => {
    const server = await start(folder(context), "--control", "--host", "0.0.0.0", "--control-token", "auto");
    const port = new URL(server.url).port;
    const [, token = ""] = /control token (\S{43})/.exec(server.output()) ?? [];
    const ask = (headers: Record<string, string>): Promise<number> =>
      fetch(`http://127.0.0.1:${port}/__qa/health`, { headers }).then(({ status }) => status);
    expect(await ask({})).toBe(401);
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(200);
    expect(server.output().split(token)).toHaveLength(2);
    expect(await stop(server)).toBe(0);
  });
});
