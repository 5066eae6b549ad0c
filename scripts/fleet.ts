// Starts three servers behind one proxy on loopback, runs browser journeys in two shards, checks how evenly worlds are
// spread, and kills one server. `npm run fleet`, or `npm run fleet -- --with haproxy`. Ports are fixed (FLEET_PORT and
// the next three), because the hash ring depends on the servers' addresses.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { sendRequest } from "./bench/request.ts";
import { printRows, type Row } from "./bench/row.ts";
import { type Server, startHashgrove, withFolder } from "./bench/server.ts";
import { findChromium } from "./browser.ts";
import { missing, type ProxyName, startProxy } from "./fleet/proxy.ts";
import { answersOf, eachWorld, listedBy, makeWorld, worldsOf } from "./fleet/worlds.ts";
import { commandLine } from "./process/command-line.ts";
import { parseOptions } from "./process/options.ts";
import { ROOT } from "./process/steps.ts";

/** Specs of money, languages, a broken connection, control of a world, and the console's updates and world list. */
const JOURNEYS = [
  "journeys/lost-reply",
  "journeys/double-click",
  "journeys/language",
  "states/world-fixture",
  "console/live",
  "console/worlds",
];
const PROJECTS = ["phone ja", "desktop en"];
const SHARDS = 2;
const WORLDS = 300;
const PORT = Number(process.env.FLEET_PORT ?? 4040);

/** Exit code if the proxy is not installed, to distinguish that from success and failure. */
const NO_PROXY = 3;

const USAGE = "npm run fleet -- [--with nginx|haproxy]";
const { values } = parseOptions(USAGE, { options: { with: { type: "string", default: "nginx" } } });
if (values.with !== "nginx" && values.with !== "haproxy") {
  console.error(`fleet: --with is nginx or haproxy, not ${values.with}`);
  process.exit(2);
}
const name: ProxyName = values.with;
const absent = missing(name);
if (absent !== null) {
  console.log(`fleet: ${absent}`);
  process.exit(NO_PROXY);
}
await import("./build.ts");

/** Runs one shard of the journeys in its own Playwright; returns the exit code. */
function shard(nth: number, target: string): Promise<number> {
  const run: [string, ...string[]] = ["playwright", "test", ...JOURNEYS.map((file) => `specs/${file}.spec.ts`)];
  run.push(...PROJECTS.flatMap((project) => ["--project", project]), "--workers=1", "--reporter=line");
  run.push("--shard", `${nth}/${SHARDS}`, "--output", `test-results/fleet-${nth}`);
  const cwd = join(ROOT, "e2e");
  const path = [join(cwd, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, E2E_TARGET: target, CHROMIUM_PATH: findChromium() };
  const { file, args, ...verbatim } = commandLine(run);
  const child = spawn(file, args, { ...verbatim, cwd, env, stdio: "inherit" });
  return new Promise((resolve) => {
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

const row = (what: string, goal: string, measured: string, ok: boolean): Row => ({ what, goal, measured, ok });

async function journeys(proxy: string): Promise<Row[]> {
  const codes = await Promise.all(Array.from({ length: SHARDS }, (_, nth) => shard(nth + 1, proxy)));
  const failed = codes.filter((code) => code !== 0).length;
  return [row(`journeys in ${SHARDS} shards through ${name}`, "all pass", `${failed} shards failed`, failed === 0)];
}

/** Worlds by the server that holds them. */
type Homes = ReadonlyMap<Server, ReadonlySet<string>>;

async function spread(proxy: string, ids: readonly string[], servers: readonly Server[]): Promise<[Row[], Homes]> {
  const made = await eachWorld(ids, (id) => makeWorld(proxy, id));
  const refused = [...made.values()].filter((status) => status !== 201);
  const homes = new Map<Server, ReadonlySet<string>>();
  for (const server of servers) homes.set(server, await worldsOf(server.url));
  const counts = [...homes.values()].map(({ size }) => size);
  const even = ids.length / servers.length;
  const off = Math.max(...counts.map((count) => Math.abs(count - even) / even)) * 100;
  const what = `${ids.length} worlds on ${servers.length} servers: ${counts.join(", ")}`;
  const ok = refused.length === 0 && off <= 15;
  return [[row(what, "within 15 % of even", `${off.toFixed(1)} % at most`, ok)], homes];
}

/** Checks that forks, and calls that name their world by header or host, reach the world's server. */
async function sameHome(proxy: string, ids: readonly string[]): Promise<Row> {
  const wrong = await eachWorld(ids, async (id) => {
    const fork = await sendRequest("POST", `${proxy}/__qa/worlds/${id}/fork`, {}, { "x-qa": "1" });
    const { id: forked } = JSON.parse(fork.text) as { id: string };
    const host = new URL(proxy).host.replace("127.0.0.1", `${id}.localhost`);
    const replies = await Promise.all([
      sendRequest("GET", `${proxy}/__qa/worlds/${forked}`),
      sendRequest("GET", `${proxy}/api/products/index`, undefined, { "x-world": id }),
      sendRequest("GET", `${proxy}/api/products/index`, undefined, { host }),
    ]);
    return replies.filter(({ status }) => status !== 200).length;
  });
  const count = [...wrong.values()].reduce((sum, each) => sum + each, 0);
  return row(
    "a fork, the header x-world, {world}.localhost",
    "the world's own server",
    `${count} went wrong`,
    count === 0,
  );
}

/** Checks the lists of worlds that the console reads: one per server, each from its own read-only path of the proxy. */
async function lists(proxy: string, homes: Homes, lost: Server | null): Promise<Row> {
  const listed = await listedBy(proxy);
  const wanted = [...homes].map(([server, home]) => (server === lost ? null : home.size));
  // A list may be longer than `home`: it also has the worlds of the journeys, and forks.
  const ok = listed.every((list, nth) => {
    const home = [...homes][nth];
    if (!home || home[0] === lost) return list === null;
    return list !== null && [...home[1]].every((id) => list.has(id));
  });
  const goal = wanted.map((count) => count ?? "502").join(", ");
  const measured = listed.map((list) => list?.size ?? "502").join(", ");
  return row(`worlds in each server's list through ${name}`, `at least ${goal}`, measured, ok);
}

/** Checks that the proxy, too, rejects requests with a foreign host or origin, and writes without x-qa. */
async function strangers(proxy: string): Promise<Row> {
  const write = { "x-qa": "1" };
  const replies = await Promise.all([
    sendRequest("GET", `${proxy}/__qa/worlds/fleet-1`, undefined, { host: "evil.example" }),
    sendRequest("GET", `${proxy}/__qa/servers`, undefined, { host: "evil.example" }),
    sendRequest("GET", `${proxy}/__qa/servers`, undefined, { origin: "http://evil.example" }),
    sendRequest("GET", `${proxy}/__qa/servers/1/worlds`, undefined, { host: "evil.example" }),
    sendRequest("GET", `${proxy}/__qa/servers/1/worlds`, undefined, { origin: "http://evil.example" }),
    sendRequest(
      "PUT",
      `${proxy}/__qa/worlds/stranger`,
      { scenario: "empty" },
      { ...write, origin: "http://evil.example" },
    ),
    sendRequest("PUT", `${proxy}/__qa/worlds/stranger`, { scenario: "empty" }),
    sendRequest("POST", `${proxy}/__qa/servers/1/worlds`, { scenario: "empty" }, write),
  ]);
  const statuses = replies.map(({ status }) => status);
  const ok = statuses.every((status) => status === 403);
  return row("foreign hosts, pages and writes without x-qa, or past the world's name", "403", statuses.join(", "), ok);
}

/** Checks each world's replies after one server was killed. */
async function lost(proxy: string, homes: Homes, victim: Server): Promise<Row[]> {
  await victim.kill();
  const gone = homes.get(victim) ?? new Set();
  const ids = [...homes.values()].flatMap((home) => [...home]);
  const answers = await eachWorld(ids, (id) => answersOf(proxy, id));
  const count = (mine: boolean, status: number): number =>
    [...answers].filter(([id, all]) => gone.has(id) === mine && all.every((each) => each === status)).length;
  const others = ids.length - gone.size;
  return [
    row(
      "worlds of the killed server",
      "502, never 404",
      `${count(true, 502)} of ${gone.size}`,
      count(true, 502) === gone.size,
    ),
    row("worlds of the others", "200", `${count(false, 200)} of ${others}`, count(false, 200) === others),
  ];
}

const rows = await withFolder(async (folder) => {
  const ports = [1, 2, 3].map((nth) => PORT + nth);
  const options = [
    "--control",
    "--strict-worlds",
    "--no-back-office-delay",
    "--public-url",
    `http://127.0.0.1:${PORT}`,
  ];
  const servers = await Promise.all(
    ports.map((port) => startHashgrove(folder, "--port", `${port}`, ...options, "--trust-proxy", "loopback")),
  );
  const proxy = await startProxy(name, PORT, ports);
  try {
    const passed = await journeys(proxy.url);
    const ids = Array.from({ length: WORLDS }, (_, nth) => `fleet-${nth + 1}`);
    const [even, homes] = await spread(proxy.url, ids, servers);
    const home = await sameHome(proxy.url, ids.slice(0, 12));
    const [victim] = servers;
    const lines = [await lists(proxy.url, homes, null), await strangers(proxy.url)];
    const after = victim ? [...(await lost(proxy.url, homes, victim)), await lists(proxy.url, homes, victim)] : [];
    return [...passed, ...even, home, ...lines, ...after];
  } finally {
    await proxy.stop();
    for (const server of servers) await server.stop();
  }
});
printRows(rows);
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
