// Opens the data folder and listens, as command-line.ts says. Everything else is in app.ts.
import { asEpochMs } from "#domain/time.ts";
import { compileScenarioEndingAt } from "#scenarios/compile.ts";
import { UnknownScenario } from "#scenarios/scenario.ts";
import { DamagedData } from "#store/damaged.ts";
import { FolderInUse } from "#store/folder-lock.ts";
import { openDefaultWorld, scenarioIn } from "#worlds/default-world.ts";
import { sweepTemporaryFolders } from "#worlds/temporary-folder.ts";
import type { World } from "#worlds/world.ts";
import { buildApp } from "./app.ts";
import { readCommandLine, RefusedStart, USAGE } from "./command-line.ts";

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

function refuseToStart(message: string, code = 1): never {
  console.error(`hashgrove: ${message}`);
  process.exit(code);
}

/** What the system said, such as EADDRINUSE; undefined for errors of ours. */
const systemCode = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

function told(): ReturnType<typeof readCommandLine> {
  try {
    return readCommandLine(process.argv.slice(2), process.env);
  } catch (error) {
    if (error instanceof RefusedStart) refuseToStart(error.message, error.code);
    throw error;
  }
}
const values = told();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const { port, perMinute, publicUrl, foldAboveBytes, controlToken } = values;
if (controlToken.isMadeUp) console.log(`hashgrove: control token ${controlToken.token}`);

/** The world of people who just open the product: kept in the data folder, on real time. */
async function openWorld(): Promise<World> {
  const { data, fsync, scenario: asked } = values;
  const kept = scenarioIn(data);
  const scenario = await compileScenarioEndingAt(asked ?? kept ?? "demo", asEpochMs(Date.now()));
  if (asked !== undefined && kept !== null && asked !== kept)
    refuseToStart(
      `${data} began with the scenario ${kept} and goes on from there. To begin with ${asked}, delete it or name another folder, as with --data .data-${asked}.`,
    );
  return openDefaultWorld(data, scenario, { passwordCost: PASSWORD_COST, fsync, foldAboveBytes });
}

const defaultWorld = values["strict-worlds"]
  ? null
  : await openWorld().catch((error: unknown) => {
      if (error instanceof DamagedData || error instanceof FolderInUse || error instanceof UnknownScenario)
        refuseToStart(error.message);
      if (error instanceof Error && systemCode(error)) refuseToStart(`could not use ${values.data}: ${error.message}`);
      throw error;
    });

const { fastify } = await buildApp({
  defaultWorld,
  control: values.control,
  controlToken: controlToken.token,
  trustProxy: values["trust-proxy"],
  strictWorlds: values["strict-worlds"],
  templateDelay: !values["no-template-delay"],
  maxWorlds: values.maxWorlds,
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
void sweepTemporaryFolders();
// What came while it was built is done now.
if (stopping) await close();
stop = () => void close();
