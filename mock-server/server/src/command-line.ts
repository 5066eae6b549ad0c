// The server's options, read once from the command line and the environment.
import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isLoopbackName } from "#qa/access.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "localhost"]);

/** The options are invalid or unsafe; `message` says why, in English, and `code` is the exit code. */
export class RefusedStart extends Error {
  override readonly name = "RefusedStart";

  readonly code: 1 | 2;

  constructor(message: string, code: 1 | 2 = 1) {
    super(message);
    this.code = code;
  }
}

/** A command's default for `--data`; null keeps the default world in memory. */
export type DefaultData = ".data" | null;

/** The text of `--help`. `command` is what users type, such as `npm start --`. */
export const usageOf = (command: string, data: DefaultData = ".data"): string => `${command} [options]

  --port N                 4010, or PORT; 0 for any free port
  --host ADDRESS           127.0.0.1, or HOST; 127.0.0.1, ::1 and localhost all mean both loopback addresses
  --data FOLDER            folder of the default world (${data === null ? "in memory, until the server stops" : ".data in the current folder"}); ignored with --strict-worlds
  --web FOLDER             the built web (web/dist)
  --console FOLDER         the built console of the control surface (web/console/dist)
  --scenario NAME          initial state of a new data folder (demo); an existing folder keeps its state
  --control                opens the control surface at /__qa, for tests; npm start and hashgrove-mock always do
  --control-token auto     creates a token for the control surface and prints it; QA_TOKEN sets your own, at least 32 bytes
  --strict-worlds          rejects requests without a world, instead of sending them to the default one
  --max-worlds N           maximum number of worlds at a time (256)
  --no-back-office-delay   sends the demo back office's replies without its artificial delay
  --rate-limit N           requests per minute and client; 0 for no limit (600; with --control no limit)
  --public-url URL         the server's address for clients behind a proxy, with the path that the proxy removes, such as
                           https://api.example.test or https://example.test/mock
  --trust-proxy PEER       proxy whose X-Forwarded-For and X-Forwarded-Prefix are used: an address, a range or loopback;
                           may be repeated
  --cors-origin ORIGIN     origin whose pages may call the server, such as https://app.example.test; may be repeated
  --log requests           logs each request as a line of JSON, without bodies, tokens and query values
  --quiet                  logs no warnings and errors
  --fsync                  replies to a write once it survives a power cut, not only the end of the process
  --fold-above BYTES       size of the log at which it is folded into a snapshot (4194304)
  --version                prints the version
  --help                   prints this text`;

type Environment = Readonly<Record<string, string | undefined>>;

export const optionsIn = (env: Environment) =>
  ({
    port: { type: "string", default: env.PORT ?? "4010" },
    host: { type: "string", default: env.HOST ?? "127.0.0.1" },
    data: { type: "string" },
    web: { type: "string", default: join(ROOT, "web", "dist") },
    console: { type: "string", default: join(ROOT, "web", "console", "dist") },
    scenario: { type: "string" },
    control: { type: "boolean", default: env.NODE_ENV === "test" },
    "strict-worlds": { type: "boolean", default: false },
    "max-worlds": { type: "string", default: "256" },
    "no-back-office-delay": { type: "boolean", default: false },
    "rate-limit": { type: "string" },
    "public-url": { type: "string" },
    "trust-proxy": { type: "string", multiple: true, default: [] as string[] },
    // Only `auto` is allowed. A chosen token comes from QA_TOKEN, because other users can read the command line.
    "control-token": { type: "string" },
    "cors-origin": { type: "string", multiple: true, default: [] as string[] },
    log: { type: "string" },
    quiet: { type: "boolean", default: false },
    fsync: { type: "boolean", default: false },
    "fold-above": { type: "string", default: String(4 * 1024 * 1024) },
    version: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  }) as const;

function optionsOf(args: readonly string[], env: Environment) {
  try {
    return parseArgs({ args: [...args], options: optionsIn(env) }).values;
  } catch (error) {
    throw new RefusedStart(`${(error as Error).message}. --help lists the options.`, 2);
  }
}
type Options = ReturnType<typeof optionsOf>;

/**
 * Parses a whole number from 0 to `most`. Throws RefusedStart, whose message ends with `what`, such as "not a port".
 */
function whole(text: string, what: string, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (text.trim() === "" || !Number.isSafeInteger(number) || number < 0 || number > most)
    throw new RefusedStart(`"${text}" is ${what}`);
  return number;
}

/** The configured public URL without a trailing slash, or null. Throws RefusedStart for an invalid one. */
function publicUrlOf(options: Options): string | null {
  const url = options["public-url"]?.replace(/\/$/, "") ?? null;
  if (url !== null && !(/^https?:\/\/[^/?#@\s]+(?:\/[\w.~-]+)*$/.test(url) && URL.canParse(url)))
    throw new RefusedStart(`"${url}" is not an address such as https://api.example.test or https://example.test/mock`);
  return url;
}

function assertPeer(peer: string): void {
  const [address = "", bits = "0"] = peer.split("/");
  const isKnown = ["loopback", "linklocal", "uniquelocal"].includes(peer);
  if (!isKnown && !(isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
    throw new RefusedStart(`--trust-proxy "${peer}" is not an address, a range of addresses, or loopback`, 2);
}

/**
 * The token that control calls must carry; null when only this machine can call. The caller must print a generated
 * token.
 */
function controlTokenOf(options: Options, env: Environment, publicUrl: string | null) {
  const { "control-token": requested, control, host } = options;
  const given = env.QA_TOKEN;
  if (requested !== undefined && requested !== "auto")
    throw new RefusedStart("--control-token is auto; another one is QA_TOKEN", 2);
  if (!control) return { token: null, isGenerated: false };
  if (given !== undefined && Buffer.byteLength(given) < 32) throw new RefusedStart("QA_TOKEN has 32 bytes or more", 2);
  if (given !== undefined && !/^[\x21-\x7e]+$/.test(given))
    throw new RefusedStart("QA_TOKEN is of visible ASCII characters, as a header is", 2);
  const isPublic = publicUrl !== null && !isLoopbackName(new URL(publicUrl).hostname);
  if (given === undefined && requested === undefined && (isPublic || !LOOPBACK.has(host))) {
    const who = isPublic ? publicUrl : host;
    throw new RefusedStart(
      `the control surface of ${who} needs a token: QA_TOKEN of 32 bytes or more, or --control-token auto. Or leave out --control.`,
      2,
    );
  }
  if (given !== undefined || requested === undefined) return { token: given ?? null, isGenerated: false };
  return { token: randomBytes(32).toString("base64url"), isGenerated: true };
}

/** Reads the options. Throws RefusedStart when they are invalid or unsafe. */
export function readCommandLine(args: readonly string[], env: Environment, data: DefaultData = ".data") {
  const options = optionsOf(args, env);
  const port = whole(options.port, "not a port", 65_535);
  if (options.control && env.NODE_ENV === "production")
    throw new RefusedStart("the control surface is for testing and does not start under NODE_ENV=production");
  // With the control surface, which tests use, there is no limit by default.
  const perMinute = whole(options["rate-limit"] ?? (options.control ? "0" : "600"), "not a number of requests");
  const publicUrl = publicUrlOf(options);
  if (options.log !== undefined && options.log !== "requests")
    throw new RefusedStart(`--log is requests, not "${options.log}"`, 2);
  for (const peer of options["trust-proxy"]) assertPeer(peer);
  return {
    ...options,
    data: options.data ?? data,
    web: resolve(options.web),
    console: resolve(options.console),
    port,
    /** Requests per client and minute; 0 for no limit. */
    perMinute,
    publicUrl,
    controlToken: controlTokenOf(options, env, publicUrl),
    foldAboveBytes: whole(options["fold-above"], "not a number of bytes"),
    maxWorlds: whole(options["max-worlds"], "not a number of worlds"),
  };
}
