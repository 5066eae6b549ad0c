// Reads the command line and the environment, opens the data folder, listens. Everything else is in app.ts.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { asEpochMs } from "#domain/time.ts";
import { compileScenarioEndingAt } from "#scenarios/compile.ts";
import { DamagedData } from "#store/damaged.ts";
import { FolderInUse } from "#store/folder-lock.ts";
import { openDefaultWorld } from "#worlds/default-world.ts";
import type { World } from "#worlds/world.ts";
import { buildApp } from "./app.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);
/** scrypt cost of the default world's passwords: about 60 ms and 16 MiB a hash. */
const PASSWORD_COST = 16_384;
/** How long a stop may take before it is forced; longer than requests under way are given. */
const GIVE_UP_MS = 4_800;

/**
 * What a signal does; until the server is built, it is only noted. Each further signal is taken and does nothing: under
 * npm one Ctrl+C arrives several times, from the terminal and from each process above.
 */
let stopping = false;
let stop = (): void => {};
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    stop();
  });
}

const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env.PORT ?? "4010" },
    host: { type: "string", default: process.env.HOST ?? "127.0.0.1" },
    data: { type: "string", default: join(ROOT, ".data") },
    web: { type: "string", default: join(ROOT, "web", "dist") },
    scenario: { type: "string", default: "demo" },
    control: { type: "boolean", default: process.env.NODE_ENV === "test" },
    "strict-worlds": { type: "boolean", default: false },
    "max-worlds": { type: "string", default: "256" },
    "no-template-delay": { type: "boolean", default: false },
    "rate-limit": { type: "string" },
    "public-url": { type: "string" },
    "cors-origin": { type: "string", multiple: true, default: [] },
    quiet: { type: "boolean", default: false },
    // A write is answered when it would survive a power cut, not only the end of the process.
    fsync: { type: "boolean", default: false },
    // How long the log may grow before it is folded into a snapshot, in bytes.
    "fold-above": { type: "string", default: String(4 * 1024 * 1024) },
  },
});

function refuseToStart(message: string, code = 1): never {
  console.error(`hashgrove: ${message}`);
  process.exit(code);
}

/** What the system said, such as EADDRINUSE; undefined for errors of ours. */
const systemCode = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) refuseToStart(`"${values.port}" is not a port`);
if (values.control && process.env.NODE_ENV === "production") {
  refuseToStart("the control surface is for testing and does not start under NODE_ENV=production");
}
if (values.control && !LOOPBACK.has(values.host)) {
  refuseToStart("the control surface listens on loopback only; leave out --control or --host", 2);
}

/** Requests a minute of one client; tests are not held up. 0 means no limit. */
const perMinute = Number(values["rate-limit"] ?? (values.control ? 0 : 600));
if (!Number.isInteger(perMinute) || perMinute < 0) refuseToStart(`"${values["rate-limit"]}" is no number of requests`);

/** Behind a proxy or under a name of its own the server cannot know how clients reach it. */
const publicUrl = values["public-url"]?.replace(/\/$/, "") ?? null;
if (publicUrl !== null && !/^https?:\/\/[^/?#@\s]+$/.test(publicUrl))
  refuseToStart(`"${publicUrl}" is no address like https://api.example.test`);

const foldAbove = Number(values["fold-above"]);
if (!Number.isSafeInteger(foldAbove) || foldAbove < 0) refuseToStart(`"${values["fold-above"]}" is no number of bytes`);

/** The world of people who just open the product: kept in the data folder, on real time. */
async function openWorld(): Promise<World> {
  const scenario = await compileScenarioEndingAt(values.scenario, asEpochMs(Date.now()));
  const { data, fsync } = values;
  return openDefaultWorld(data, scenario, { passwordCost: PASSWORD_COST, fsync, foldAboveBytes: foldAbove });
}

const defaultWorld = values["strict-worlds"]
  ? null
  : await openWorld().catch((error: unknown) => {
      if (error instanceof DamagedData || error instanceof FolderInUse) refuseToStart(error.message);
      if (error instanceof Error && systemCode(error)) refuseToStart(`could not use ${values.data}: ${error.message}`);
      throw error;
    });

const { fastify } = await buildApp({
  defaultWorld,
  control: values.control,
  strictWorlds: values["strict-worlds"],
  templateDelay: !values["no-template-delay"],
  maxWorlds: Number(values["max-worlds"]),
  webFolder: values.web,
  publicUrl,
  corsOrigins: values["cors-origin"],
  log: !values.quiet,
  rateLimit: perMinute === 0 ? null : { max: perMinute, windowMs: 60_000 },
});

async function close(): Promise<never> {
  setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
  try {
    await fastify.close();
  } catch (error) {
    refuseToStart(`could not stop in order: ${String(error)}`);
  }
  process.exit(0);
}

async function listen(): Promise<void> {
  try {
    const address = await fastify.listen({ port, host: values.host });
    console.log(`hashgrove: listening on ${address}`);
  } catch (error) {
    // Gives the data folder back.
    await fastify.close();
    refuseToStart(
      systemCode(error) === "EADDRINUSE"
        ? `port ${port} of ${values.host} is in use. Stop what uses it, or start with another --port.`
        : `could not listen on ${values.host}:${port} (${error instanceof Error ? error.message : String(error)})`,
    );
  }
}

if (!stopping) await listen();
// What came while it was built is done now.
if (stopping) await close();
stop = () => void close();
