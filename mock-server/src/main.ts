// Reads the command line and the environment, opens the data folder, listens. Everything else is in app.ts.
import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { asEpochMs } from "#domain/time.ts";
import { compileScenarioEndingAt } from "#scenarios/compile.ts";
import { DamagedData } from "#store/damaged.ts";
import { FolderInUse } from "#store/folder-lock.ts";
import { openDefaultWorld } from "#worlds/default-world.ts";
import type { World } from "#worlds/world.ts";
import { buildApp, isLoopbackName } from "./app.ts";

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
    // The built console of the control surface.
    console: { type: "string", default: join(ROOT, "web", "console", "dist") },
    scenario: { type: "string", default: "demo" },
    control: { type: "boolean", default: process.env.NODE_ENV === "test" },
    "strict-worlds": { type: "boolean", default: false },
    "max-worlds": { type: "string", default: "256" },
    "no-template-delay": { type: "boolean", default: false },
    "rate-limit": { type: "string" },
    "public-url": { type: "string" },
    // Peers whose X-Forwarded-For is believed: addresses, or "loopback".
    "trust-proxy": { type: "string", multiple: true, default: [] },
    // "auto" makes one up and prints it; any other is given as QA_TOKEN, where no list of processes shows it.
    "control-token": { type: "string" },
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

/** Requests a minute of one client; tests are not held up. 0 means no limit. */
const perMinute = Number(values["rate-limit"] ?? (values.control ? 0 : 600));
if (!Number.isInteger(perMinute) || perMinute < 0) refuseToStart(`"${values["rate-limit"]}" is no number of requests`);

/** Behind a proxy or under a name of its own the server cannot know how clients reach it. */
const publicUrl = values["public-url"]?.replace(/\/$/, "") ?? null;
if (publicUrl !== null && !/^https?:\/\/[^/?#@\s]+$/.test(publicUrl))
  refuseToStart(`"${publicUrl}" is no address like https://api.example.test`);

for (const peer of values["trust-proxy"]) {
  const [address = "", bits = "0"] = peer.split("/");
  const isKnown = ["loopback", "linklocal", "uniquelocal"].includes(peer);
  if (!isKnown && !(isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
    refuseToStart(`--trust-proxy "${peer}" is no address, no range of them, and not loopback`, 2);
}

/** What a control call has to carry; null where only this machine can make one. */
function controlToken(): string | null {
  const { "control-token": asked, control, host } = values;
  const given = process.env.QA_TOKEN;
  if (asked !== undefined && asked !== "auto") refuseToStart("--control-token is auto; another one is QA_TOKEN", 2);
  if (!control) return null;
  if (given !== undefined && Buffer.byteLength(given) < 32) refuseToStart("QA_TOKEN has 32 bytes or more", 2);
  if (given !== undefined && !/^[\x21-\x7e]+$/.test(given))
    refuseToStart("QA_TOKEN is of visible ASCII characters, as a header is", 2);
  const isPublic = publicUrl !== null && !isLoopbackName(new URL(publicUrl).hostname);
  if (given === undefined && asked === undefined && (isPublic || !LOOPBACK.has(host))) {
    const who = isPublic ? publicUrl : host;
    refuseToStart(
      `the control surface of ${who} needs a token: QA_TOKEN of 32 bytes or more, or --control-token auto. Or leave out --control.`,
      2,
    );
  }
  if (given !== undefined || asked === undefined) return given ?? null;
  const made = randomBytes(32).toString("base64url");
  console.log(`hashgrove: control token ${made}`);
  return made;
}

const foldAbove = Number(values["fold-above"]);
if (!Number.isSafeInteger(foldAbove) || foldAbove < 0) refuseToStart(`"${values["fold-above"]}" is no number of bytes`);

/** The world of people who just open the product: kept in the data folder, on real time. */
async function openWorld(): Promise<World> {
  const scenario = await compileScenarioEndingAt(values.scenario, asEpochMs(Date.now()));
  const { data, fsync } = values;
  return openDefaultWorld(data, scenario, { passwordCost: PASSWORD_COST, fsync, foldAboveBytes: foldAbove });
}

const token = controlToken();
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
  controlToken: token,
  trustProxy: values["trust-proxy"],
  strictWorlds: values["strict-worlds"],
  templateDelay: !values["no-template-delay"],
  maxWorlds: Number(values["max-worlds"]),
  webFolder: values.web,
  consoleFolder: values.console,
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
