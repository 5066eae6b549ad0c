// Command line options of `check`, `list`, `replay` and similar commands.
import { readFileSync } from "node:fs";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { didYouMean } from "@hashgrove/contract/did-you-mean.ts";
import { type Level, LEVELS } from "#client/level.ts";
import { matchesPattern } from "#requests/selection.ts";
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
  /** Whether to include the back office's calls. */
  readonly template: boolean;
  /** Lowest severity that fails a run. */
  readonly failOn: "error" | "warning";
  /** Seconds to wait for a server that does not respond yet. */
  readonly waitS: number;
  /** Folder for the reports. */
  readonly out: string;
  /** File of the user's repository in which findings.sarif places the findings. */
  readonly sarifPath: string;
  /** Requests a second; 0 for no limit. */
  readonly rate: number;
  readonly maxRequests: number;
  readonly maxMs: number;
  readonly timeoutMs: number;
  /** p95 in milliseconds above which a call is a warning; 0 for off. */
  readonly slowMs: number;
  /** Share of the level's calls that must be seen to succeed, 0 to 1; 0 for off. */
  readonly minCoverage: number;
  readonly writeTo: string | null;
  readonly moneyOk: boolean;
  /** Address of the states adapter; null without one. */
  readonly states: string | null;
  readonly reviewWaitS: number;
  /** Number of random requests per call. */
  readonly examples: number;
  /** Number of random sequences of money calls at level money. */
  readonly modelRuns: number;
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
/** No rate limit on loopback; 5 requests a second elsewhere. */
const usualRate = (host: string): number => (LOOPBACK.test(host) ? 0 : 5);

/** Parses a server address. Throws UsageError for an invalid one. */
export function addressOf(text: string | undefined, option: string): URL {
  if (text === undefined) throw new UsageError(`${option} is missing; example: ${option} https://api.example.test`);
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${option} "${text}" is not an http or https address`);
  if (url.username || url.password || url.search || url.hash)
    throw new UsageError(`${option} takes an address without a login, a query or a fragment`);
  return url;
}

/** Reads the options. Throws UsageError for invalid ones. */
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
      throw new UsageError(`--${name} "${values[name]}" is not a number`);
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

/**
 * The file in which findings.sarif places the findings: the contract if its path is inside the repository, otherwise
 * openapi.yaml.
 */
const repositoryPathOf = (contract: string | undefined): string =>
  contract === undefined || /^(?:\/|\.\.|[a-z]:)/i.test(contract) ? "openapi.yaml" : contract.replace(/^\.\//, "");

/** Parses an argument list. Throws UsageError for unknown options. */
export function parsed<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowNegative: true }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Secrets come from environment variables or the files they name, because other users can read command lines. */
function credentialsIn(env: NodeJS.ProcessEnv): Credentials {
  const secret = (name: string): string | null => {
    const file = env[`${name}_FILE`];
    // CI systems pass undefined secrets as an empty text, which would silently skip all member calls.
    if (env[name] === "" || file === "") throw new UsageError(`${name} is set, but empty`);
    if (env[name] !== undefined) return env[name];
    if (file === undefined) return null;
    const found = contentOf(`${name}_FILE`, file);
    if (found === "") throw new UsageError(`${name}_FILE names an empty file: ${file}`);
    return found;
  };
  const token = secret("CONTRACT_TOKEN");
  if (token !== null && !/^[\u0021-\u007e]+$/.test(token))
    throw new UsageError("CONTRACT_TOKEN contains spaces, line breaks or other characters that a header cannot have");
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

/** Throws UsageError for a pattern that matches nothing. A thing, such as a call, may have several names. */
export function assertPatternsMatch(
  option: string,
  patterns: readonly string[],
  things: readonly (readonly string[])[],
): void {
  for (const pattern of patterns) {
    if (things.some((names) => matchesPattern(pattern, names))) continue;
    // Compare without the last part, because in `walet.*` the part before it may be misspelt.
    const names = things.flat().flatMap((name) => (pattern.includes("*") ? name.replace(/[^./]+$/, "*") : name));
    throw new UsageError(`${option} "${pattern}" matches nothing${didYouMean(pattern.replace(/^!/, ""), names)}`);
  }
}
