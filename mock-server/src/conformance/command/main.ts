// The commands, their words and their exit codes. Everything that is printed goes through `print`.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { caseId } from "#conformance/cases/case.ts";
import { checkTitle } from "#conformance/judge/check.ts";
import { writeReports } from "#conformance/report/write.ts";
import { summaryOf } from "#conformance/report/summary.ts";
import { selftest } from "#conformance/selftest/selftest.ts";
import type { RunResult } from "#conformance/run/result.ts";
import { NoAccount } from "#conformance/run/people.ts";
import { check, planFor } from "./check.ts";
import { readFindings, replayVerdict, routineIn } from "./replay.ts";
import { NotThisApi } from "./health.ts";
import { readOptions, readServerOption, readStatesOptions, UsageError } from "./options.ts";
import { statesServer } from "./states-server.ts";

export const EXIT = { ok: 0, findings: 1, usage: 2, target: 3, stopped: 4, defect: 70 } as const;
export type Print = (line: string) => void;
/** True once somebody wants the run to end: it then tells what it did until now. */
export type Interrupted = () => boolean;

const USAGE = `npm run contract -- COMMAND [options]

  list                        what a level would send, without sending anything
  check --base-url URL        asks a server everything of a level and reports what it does otherwise

  replay FINDINGS.JSON --base-url URL   FIXED, FAILED or ERROR for each finding of an earlier check
  states --world URL          an adapter of states for a world of our own server (--port 4020)

  selftest                    seeded faults in front of our own server, each to be found by name

  --level read|session|write|money   read by default; each level includes those before it
  --write-to HOST             levels write and money: the host, typed out
  --money-ok                  level money
  --states URL                what does the back office's part; --review-wait S waits for people instead
  --operation PATTERN         such as 'wallet.*' or '!mock.*', again and again
  --check NAME                such as ignored_auth, again and again
  --profile FILE              strictness, production hosts, accepted deviations
  --contract FILE             another contract than openapi.yaml
  --out FOLDER                where the reports go: contract-report
  --rate N  --max-requests N  --max-minutes N  --timeout S  --min-coverage PERCENT  --max-ms N

Accounts: CONTRACT_TOKEN, or CONTRACT_ACCOUNT and CONTRACT_PASSWORD (or the same with _FILE) in the environment.
Ends with 0 no finding, 1 findings, 2 wrong use, 3 no such server, 4 stopped early, 70 a defect of this tool.`;

/** The exit code of a run. */
export function exitOf({ findings, stopped, coverage, passed, failed }: RunResult, minCoverage: number): number {
  if (stopped !== null) return EXIT.stopped;
  if (findings.some(({ severity }) => severity === "error")) return EXIT.findings;
  // Nothing tested is never a success.
  if (passed + failed === 0) return EXIT.usage;
  return coverage < minCoverage ? EXIT.findings : EXIT.ok;
}

async function runCheck(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: Print,
  interrupted: Interrupted,
): Promise<number> {
  const options = readOptions(args, env);
  const { result, masker } = await check(options, { interrupted });
  for (const line of summaryOf(result, options.minCoverage)) print(masker.text(line));
  writeReports(result, masker, options.out);
  print(`reports: ${options.out}`);
  return exitOf(result, options.minCoverage);
}

async function runReplay(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: Print,
  interrupted: Interrupted,
): Promise<number> {
  const [file, ...rest] = args;
  if (file === undefined || file.startsWith("-"))
    throw new UsageError("replay takes a findings.json, then the options of check");
  const earlier = readFindings(file);
  if (earlier.length === 0) throw new UsageError(`${file} has no findings of severity error`);
  const options = { ...readOptions(rest, env), minCoverage: 0 };
  const only = new Set(earlier.map(({ replay }) => routineIn(replay)));
  const { cases, routines } = planFor(options);
  const ran = new Set([...cases.map(caseId), ...routines.map(({ name }) => name)].filter((name) => only.has(name)));
  const { result } = await check(options, { interrupted, only });
  const verdicts = earlier.map((finding) => ({ finding, verdict: replayVerdict(finding, result, ran) }));
  for (const { finding, verdict } of verdicts)
    print(`${verdict.padEnd(6)} ${finding.check} at ${finding.operation} (${finding.replay})`);
  if (result.stopped !== null) return EXIT.stopped;
  return verdicts.every(({ verdict }) => verdict === "FIXED") ? EXIT.ok : EXIT.findings;
}

async function runList(args: readonly string[], env: NodeJS.ProcessEnv, print: Print): Promise<number> {
  // The address is of no use here, and need not be given.
  const { cases, routines } = planFor(readOptions(["--base-url", "http://127.0.0.1", ...args], env));
  for (const planned of cases)
    print(`${planned.needs.padEnd(7)} ${caseId(planned)} (${planned.method} ${planned.call.path})`);
  for (const { needs, check: name, name: title, operations } of routines)
    print(`${needs.padEnd(7)} ${name === title ? "" : `${name} `}${title} (${operations.join(", ")})`);
  const counts = Map.groupBy(cases, ({ check: name }) => name);
  print("");
  for (const [name, own] of counts) print(`${String(own.length).padStart(5)} ${checkTitle(name)}`);
  print(
    `${String(cases.length).padStart(5)} cases and ${routines.length} routines of several requests, none of them sent`,
  );
  return EXIT.ok;
}

/** Serves the states of a world of ours until the process ends. */
async function runStates(args: readonly string[], _env: NodeJS.ProcessEnv, print: Print): Promise<number> {
  const { world, port } = readStatesOptions(args);
  const server = statesServer(world).listen(port, "127.0.0.1");
  await once(server, "listening");
  print(`states of ${world} at http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await once(server, "close");
  return EXIT.ok;
}

async function runSelftest(args: readonly string[], _env: NodeJS.ProcessEnv, print: Print): Promise<number> {
  return (await selftest(readServerOption(args), print)) === 0 ? EXIT.ok : EXIT.findings;
}

type Command = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: Print,
  interrupted: Interrupted,
) => Promise<number>;
const COMMANDS: Readonly<Record<string, Command>> = {
  replay: runReplay,
  check: runCheck,
  list: runList,
  states: runStates,
  selftest: runSelftest,
};

/** Runs a command line and answers the exit code. Never throws. */
export async function main(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: Print,
  interrupted: Interrupted = () => false,
): Promise<number> {
  const [name = "", ...rest] = args;
  const command = COMMANDS[name];
  if (!command) {
    print(USAGE);
    return ["--help", "-h", "help"].includes(name) ? EXIT.ok : EXIT.usage;
  }
  try {
    return await command(rest, env, print, interrupted);
  } catch (error) {
    if (error instanceof UsageError || error instanceof NoAccount) {
      print(`contract: ${error.message}`);
      return EXIT.usage;
    }
    if (error instanceof NotThisApi) {
      print(`contract: ${error.message}`);
      return EXIT.target;
    }
    print(`contract: a defect of this tool: ${(error as Error).stack ?? String(error)}`);
    return EXIT.defect;
  }
}
