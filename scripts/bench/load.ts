// Measures throughput with autocannon, which runs in its own process and so takes no time from the server's thread.
import { spawn } from "node:child_process";
import { commandLine } from "../process/command-line.ts";
import { JSON_HEADERS } from "./calls.ts";
import { amount, SMOKE } from "./smoke.ts";

const CONNECTIONS = 20;
const SECONDS = 1;
/** Number of paired measurements; odd, so that the median is one of them. */
const PAIRS = amount(11, 1);
/** Number of requests in a smoke run, instead of a duration. */
const FEW = "100";

export interface Target {
  readonly url: string;
  /** Sent as POST if present. */
  readonly body?: object;
  readonly token?: string;
}

interface Report {
  readonly "2xx": number;
  readonly non2xx: number;
  readonly errors: number;
  readonly duration: number;
}

/** Measures replies per second with 20 connections. Throws if a reply is not 2xx. */
export async function throughput({ url, body, token }: Target): Promise<number> {
  const headers = { ...(body ? JSON_HEADERS : {}), ...(token === undefined ? {} : { authorization: token }) };
  const length = SMOKE ? ["-a", FEW] : ["-d", `${SECONDS}`];
  const args = ["-c", `${CONNECTIONS}`, ...length, "-n", "-j"];
  for (const [name, value] of Object.entries(headers)) args.push("-H", `${name}=${value}`);
  if (body) args.push("-m", "POST", "-b", JSON.stringify(body));
  const report = JSON.parse(await output(["autocannon", ...args, url])) as Report;
  if (report.non2xx > 0 || report.errors > 0)
    throw new Error(`${url}: ${report.non2xx} refused, ${report.errors} broken`);
  return report["2xx"] / report.duration;
}

function output(command: readonly [string, ...string[]]): Promise<string> {
  const { file, args, ...verbatim } = commandLine(command);
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...verbatim, stdio: ["ignore", "pipe", "ignore"] });
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.once("error", reject);
    child.once("close", () => resolve(text));
  });
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export interface Ratio {
  readonly median: number;
  /** Quartiles of the pairs' ratios. */
  readonly lower: number;
  readonly upper: number;
}

/**
 * Measures target and baseline alternately and compares each pair. A slow period of the machine usually affects both
 * measurements of a pair, so their ratio stays the same; the median ignores the few pairs in which it affects one.
 */
export async function ratio(target: () => Promise<number>, baseline: () => Promise<number>): Promise<Ratio> {
  const ratios: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) ratios.push((await target()) / (await baseline()));
  const at = (share: number): number => ratios.toSorted((a, b) => a - b)[Math.floor((PAIRS - 1) * share)] ?? Number.NaN;
  return { median: at(0.5), lower: at(0.25), upper: at(0.75) };
}
