// Runs the server as a process: opens the data folder, listens, and stops on a signal. Everything else is in app.ts.
import { asEpochMs } from "#domain/time/time.ts";
import { compileScenarioEndingAt } from "#scenarios/compile.ts";
import { UnknownScenario } from "#scenarios/scenario.ts";
import { DamagedData } from "#store/damaged-data.ts";
import { FolderInUse } from "#store/folder-lock.ts";
import { isOpenToOthers } from "#store/private-folder.ts";
import { openDefaultWorld, openMemoryWorld, scenarioIn } from "#worlds/default-world.ts";
import { NoTemporaryFolder, sweepTemporaryFolders } from "#worlds/temporary-folder.ts";
import type { World } from "#worlds/world.ts";
import manifest from "../package.json" with { type: "json" };
import { type App, buildApp } from "./app.ts";
import { type DefaultData, readCommandLine, RefusedStart, usageOf } from "./command-line.ts";
import { listen } from "./listen.ts";

/** scrypt cost of the default world's passwords: about 60 ms and 16 MiB a hash. */
const PASSWORD_COST = 16_384;
/**
 * The process exits by force if closing takes longer than this. Far above the grace period for open requests (3 s), so
 * that a busy disk can finish, and below the 10 s after which supervisors kill the process.
 */
const GIVE_UP_MS = 9_000;

export interface Serving {
  /** Such as `http://127.0.0.1:4010`. */
  readonly address: string;
  /** The default world's data folder; null when its data is in memory or there is no default world. */
  readonly data: string | null;
  /** Scenario of the default world; null where every request has to name a world. */
  readonly scenario: string | null;
}

export interface Command {
  /** The command as users type it, for the usage. */
  readonly name: string;
  readonly args: readonly string[];
  /** The default of `--data`: a folder (`.data` if omitted), or null to keep the default world in memory. */
  readonly data?: DefaultData;
  readonly announce: (serving: Serving) => string;
}

export type Options = ReturnType<typeof readCommandLine>;

function refuseToStart(message: string, code = 1): never {
  console.error(`hashgrove: ${message}`);
  process.exit(code);
}

/** The code of a system error, such as EADDRINUSE; undefined for the server's own errors. */
const systemCode = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

function optionsOf({ args, data }: Command): Options {
  try {
    return readCommandLine(args, process.env, data);
  } catch (error) {
    if (error instanceof RefusedStart) refuseToStart(error.message, error.code);
    throw error;
  }
}

/** Opens the default world, which runs on real time and is kept in the data folder if there is one. */
async function openWorld({ data, fsync, scenario: requested, foldAboveBytes }: Options): Promise<World> {
  const stored = data === null ? null : scenarioIn(data);
  const scenario = await compileScenarioEndingAt(requested ?? stored ?? "demo", asEpochMs(Date.now()));
  if (data === null) return openMemoryWorld(scenario, PASSWORD_COST);
  if (requested !== undefined && stored !== null && requested !== stored)
    refuseToStart(
      `${data} began with the scenario ${stored} and goes on from there. To begin with ${requested}, delete it or name another folder, as with --data .data-${requested}.`,
    );
  const world = await openDefaultWorld(data, scenario, { passwordCost: PASSWORD_COST, fsync, foldAboveBytes });
  if (isOpenToOthers(data))
    console.error(`hashgrove: other users of this machine can read ${data}; its file system does not restrict them`);
  return world;
}

async function openWorldOrRefuse(options: Options): Promise<World | null> {
  if (options["strict-worlds"]) return null;
  try {
    return await openWorld(options);
  } catch (error) {
    if (error instanceof DamagedData || error instanceof FolderInUse || error instanceof UnknownScenario)
      refuseToStart(error.message);
    if (error instanceof NoTemporaryFolder) refuseToStart(error.message);
    if (error instanceof Error && systemCode(error)) refuseToStart(`could not use ${options.data}: ${error.message}`);
    throw error;
  }
}

/** Builds the server as the options say. Without a default world, each request must name a world. */
export const buildWith = (options: Options, defaultWorld: World | null): Promise<App> =>
  buildApp({
    defaultWorld,
    control: options.control,
    controlToken: options.controlToken.token,
    trustProxy: options["trust-proxy"],
    strictWorlds: options["strict-worlds"],
    backOfficeDelay: !options["no-back-office-delay"],
    maxWorlds: options.maxWorlds,
    webFolder: options.web,
    consoleFolder: options.console,
    publicUrl: options.publicUrl,
    corsOrigins: options["cors-origin"],
    log: !options.quiet,
    requestLog: options.log === "requests" ? (line) => void process.stdout.write(line) : null,
    rateLimit: options.perMinute === 0 ? null : { max: options.perMinute, windowMs: 60_000 },
  });

async function buildOrRefuse(options: Options, defaultWorld: World | null): Promise<App> {
  try {
    return await buildWith(options, defaultWorld);
  } catch (error) {
    if (error instanceof NoTemporaryFolder) refuseToStart(error.message);
    throw error;
  }
}

async function listenOrRefuse(app: App, { port, host }: Options): Promise<string> {
  try {
    return await listen(app.fastify, { port, host });
  } catch (error) {
    // Release the lock on the data folder.
    await app.fastify.close();
    return refuseToStart(
      systemCode(error) === "EADDRINUSE"
        ? `port ${port} of ${host} is in use. Stop what uses it, or start with another --port.`
        : `could not listen on ${host}:${port} (${error instanceof Error ? error.message : String(error)})`,
    );
  }
}

async function close({ fastify }: App): Promise<never> {
  setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
  try {
    await fastify.close();
  } catch (error) {
    refuseToStart(`could not stop in order: ${String(error)}`);
  }
  process.exit(0);
}

/**
 * Serves until a signal arrives, and prints what `announce` returns once the server listens. Ends the process with 0
 * after a signal, 1 when the server cannot start and 2 for wrong options.
 */
export async function serve(command: Command): Promise<void> {
  // Before the server is built, a signal is only remembered. Repeated signals are ignored: under npm, one Ctrl+C
  // arrives several times, from the terminal and from each parent process.
  let stopping = false;
  let stop = (): void => {};
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop();
    });
  }
  // Ignore write errors, because the reader of the output may end before the server does.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  const options = optionsOf(command);
  if (options.help) {
    console.log(usageOf(command.name, command.data));
    process.exit(0);
  }
  if (options.version) {
    console.log(`${manifest.name} ${manifest.version}`);
    process.exit(0);
  }
  if (options.controlToken.isGenerated) console.log(`hashgrove: control token ${options.controlToken.token}`);
  const world = await openWorldOrRefuse(options);
  const app = await buildOrRefuse(options, world);
  for (const output of [process.stdout, process.stderr])
    output.on("error", (error) => app.worlds.observers.report("log", error));
  if (!stopping) {
    const address = await listenOrRefuse(app, options);
    const data = world === null ? null : options.data;
    console.log(command.announce({ address, data, scenario: world?.origin.scenario.name ?? null }));
  }
  void sweepTemporaryFolders();
  if (stopping) await close(app);
  stop = () => void close(app);
}
