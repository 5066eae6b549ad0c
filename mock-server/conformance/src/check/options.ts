// The command line of `check`, `list`, `replay` and their kind, read once.
import { readFileSync } from "node:fs";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { type Level, LEVELS } from "#probe/level.ts";
import { argsOfFile } from "./config-file.ts";
import { UsageError } from "./usage-error.ts";

export { UsageError };

export interface Credentials {
  readonly token: string | null;
  readonly account: string | null;
  readonly password: string | null;
}

export interface CheckOptions {
  readonly baseUrl: string;
  readonly level: Level;
  readonly contract: string | null;
  readonly profile: string | null;
  readonly operations: readonly string[];
  readonly checks: readonly string[];
  /** The demo template's calls as well. */
  readonly template: boolean;
  /** The least severity that fails a run. */
  readonly failOn: "error" | "warning";
  /** How long a server is waited for that does not answer yet, in seconds. */
  readonly waitS: number;
  /** Folder of the reports. */
  readonly out: string;
  /** The file of the user's repository at which findings.sarif shows the findings. */
  readonly sarifPath: string;
  /** Requests a second; 0 for no limit. */
  readonly rate: number;
  readonly maxRequests: number;
  readonly maxMs: number;
  readonly timeoutMs: number;
  /** p95 of a call above which it is a warning, in milliseconds; 0 for off. */
  readonly slowMs: number;
  /** Part of the level's calls that have to be seen to succeed, 0 to 1; 0 where that is not asked for. */
  readonly minCoverage: number;
  readonly writeTo: string | null;
  readonly moneyOk: boolean;
  /** Where states are asked for; null without an adapter. */
  readonly states: string | null;
  readonly reviewWaitS: number;
  /** Requests that are drawn at random for a call. */
  readonly examples: number;
  /** Random sequences of money calls at level money. */
  readonly modelRuns: number;
  /** What they are drawn by. */
  readonly seed: number;
  readonly credentials: Credentials;
}

const OPTIONS = {
  "base-url": { type: "string" },
  level: { type: "string", default: "read" },
  contract: { type: "string" },
  profile: { type: "string" },
  operation: { type: "string", multiple: true },
  check: { type: "string", multiple: true },
  out: { type: "string", default: "contract-report" },
  rate: { type: "string" },
  "max-requests": { type: "string", default: "8000" },
  "max-minutes": { type: "string", default: "30" },
  timeout: { type: "string", default: "10" },
  "max-ms": { type: "string", default: "2000" },
  "min-coverage": { type: "string" },
  "require-coverage": { type: "boolean", default: false },
  template: { type: "boolean", default: false },
  "write-to": { type: "string" },
  "money-ok": { type: "boolean", default: false },
  states: { type: "string" },
  "fail-on": { type: "string", default: "error" },
  wait: { type: "string", default: "0" },
  config: { type: "string" },
  "sarif-path": { type: "string" },
  "review-wait": { type: "string", default: "0" },
  examples: { type: "string", default: "10" },
  model: { type: "string", default: "5" },
  seed: { type: "string", default: "20261122" },
} as const;

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[::1\]|localhost|[\w-]+\.localhost)$/;
/** Nobody is disturbed on one's own machine; anybody else is asked five times a second. */
const usualRate = (host: string): number => (LOOPBACK.test(host) ? 0 : 5);

/** An address of a server. Throws UsageError for whatever is none. */
export function addressOf(text: string | undefined, option: string): URL {
  if (text === undefined) throw new UsageError(`${option} is missing, such as ${option} https://api.example.test`);
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`${option} "${text}" is no http or https address`);
  if (url.username || url.password || url.search || url.hash)
    throw new UsageError(`${option} takes an address without a login, a query or a fragment`);
  return url;
}

/** Reads the options. Throws UsageError for whatever cannot be meant. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): CheckOptions {
  const values = parsed([...argsOfFile(args, OPTIONS), ...args], OPTIONS);
  const number = (
    name:
      | "examples"
      | "model"
      | "seed"
      | "max-requests"
      | "max-minutes"
      | "timeout"
      | "max-ms"
      | "min-coverage"
      | "review-wait"
      | "rate"
      | "wait",
  ): number => {
    const found = Number(values[name]);
    if (values[name] === "" || !Number.isFinite(found) || found < 0)
      throw new UsageError(`--${name} "${values[name]}" is no number`);
    return found;
  };
  const url = addressOf(values["base-url"], "--base-url");
  const level = LEVELS.find((known) => known === values.level);
  if (!level) throw new UsageError(`--level "${values.level}" is not one of ${LEVELS.join(", ")}`);
  const failOn = values["fail-on"];
  if (failOn !== "error" && failOn !== "warning")
    throw new UsageError(`--fail-on "${failOn}" is not one of error, warning`);
  return {
    baseUrl: url.href.replace(/\/$/, ""),
    level,
    contract: values.contract ?? null,
    profile: values.profile ?? null,
    operations: values.operation ?? [],
    checks: values.check ?? [],
    template: values.template,
    failOn,
    waitS: number("wait"),
    out: values.out,
    sarifPath: values["sarif-path"] ?? repositoryPathOf(values.contract),
    rate: values.rate === undefined ? usualRate(url.hostname) : number("rate"),
    maxRequests: number("max-requests"),
    maxMs: number("max-minutes") * 60_000,
    timeoutMs: number("timeout") * 1000,
    slowMs: number("max-ms"),
    minCoverage:
      values["min-coverage"] === undefined ? Number(values["require-coverage"]) : number("min-coverage") / 100,
    writeTo: values["write-to"] ?? null,
    moneyOk: values["money-ok"],
    states: values.states === undefined ? null : addressOf(values.states, "--states").href,
    reviewWaitS: number("review-wait"),
    examples: Math.floor(number("examples")),
    modelRuns: Math.floor(number("model")),
    seed: Math.floor(number("seed")),
    credentials: credentialsIn(env),
  };
}

/** A contract given by a path of the repository is where findings belong. */
const repositoryPathOf = (contract: string | undefined): string =>
  contract === undefined || /^(?:\/|\.\.|[a-z]:)/i.test(contract) ? "openapi.yaml" : contract.replace(/^\.\//, "");

/** The options of an argument list. Throws UsageError for one that is not known. */
export function parsed<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowNegative: true }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Secrets come from the environment, or from files that it names: a command line is everybody's to read. */
function credentialsIn(env: NodeJS.ProcessEnv): Credentials {
  const secret = (name: string): string | null => {
    const file = env[`${name}_FILE`];
    // A secret that a CI does not know arrives as an empty text: the run would leave out all that members read.
    if (env[name] === "" || file === "") throw new UsageError(`${name} is set, but empty`);
    if (env[name] !== undefined) return env[name];
    if (file === undefined) return null;
    const found = contentOf(`${name}_FILE`, file);
    if (found === "") throw new UsageError(`${name}_FILE names an empty file: ${file}`);
    return found;
  };
  const token = secret("CONTRACT_TOKEN");
  if (token !== null && !/^[\u0021-\u007e]+$/.test(token))
    throw new UsageError("CONTRACT_TOKEN has blanks, line breaks or other characters that no header may have");
  const account = secret("CONTRACT_ACCOUNT");
  const password = secret("CONTRACT_PASSWORD");
  if ((account === null) !== (password === null))
    throw new UsageError(`CONTRACT_${account === null ? "ACCOUNT" : "PASSWORD"} is missing: a login needs both`);
  return { token, account, password };
}

function contentOf(option: string, file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new UsageError(`${option} cannot be read: ${(error as Error).message}`);
  }
}
