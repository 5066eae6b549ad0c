import { diff, diffLines } from "#cli/diff/diff.ts";
import { statesServer } from "#flows/states-server.ts";
import { checkTitle } from "#replies/checks.ts";
import { HarWriter } from "#report/har.ts";
import { summaryOf } from "#report/summary.ts";
import { writeReports } from "#report/write-reports.ts";
import { caseId } from "#requests/case.ts";
import { type CheckOptions, readOptions, UsageError } from "#runner/check-options.ts";
import { assertIsWorld } from "#runner/health.ts";
import { readContractFile } from "#runner/load-contract.ts";
import { check, type CheckRun, planFor } from "#runner/run-check.ts";
import { selftest } from "#selftest/selftest.ts";
import { assertWritable } from "./assert-writable.ts";
import { readDiffOptions, readSelftestOptions, readStatesOptions } from "./command-options.ts";
import type { Command, CommandContext } from "./command.ts";
import { EXIT, exitOf } from "./exit-codes.ts";
import { listen, untilAborted } from "./listen.ts";
import { progressLine } from "./progress-line.ts";
import { runProxy } from "./proxy-command.ts";
import { readFindings, replayedBy, replayVerdict } from "./replay.ts";

/** Runs a check and writes every exchange to a HAR, which is complete even if the check throws. */
async function checkInto(
  har: HarWriter,
  options: CheckOptions,
  signal: AbortSignal,
  progress: CommandContext["progress"],
): Promise<CheckRun> {
  try {
    return await check(options, {
      signal,
      onExchange: (exchange, masker) => har.add(exchange, options.baseUrl, masker),
      ...(progress && { onProgress: (part, seconds) => progress(progressLine(part, seconds)) }),
    });
  } finally {
    await har.end();
  }
}

const runCheck: Command = async (args, { env, print, signal, progress }) => {
  const options = readOptions(args, env);
  assertWritable(options.out);
  const har = new HarWriter(options.out);
  const { result, masker } = await checkInto(har, options, signal, progress);
  for (const line of summaryOf(result, options.failOn)) print(masker.values(line));
  writeReports(result, masker, options);
  print(`reports: ${options.out}`);
  return exitOf(result, options);
};

const runReplay: Command = async (args, { env, print, signal }) => {
  const [file, ...rest] = args;
  if (file === undefined || file.startsWith("-"))
    throw new UsageError("replay takes a findings.json, such as contract-report/findings.json");
  const { findings: earlier, args: before } = readFindings(file);
  if (earlier.length === 0) throw new UsageError(`${file} has no findings of severity error`);
  const options = { ...readOptions([...before, ...rest], env), minCoverage: 0 };
  const { cases, flows } = planFor(options);
  const only = new Set(earlier.flatMap((finding) => replayedBy(finding, { cases, flows })));
  const ran = new Set([...cases.map(caseId), ...flows.map(({ name }) => name)].filter((name) => only.has(name)));
  const { result } = await check(options, { signal, only });
  const verdicts = earlier.map((finding) => ({ finding, ...replayVerdict(finding, result, ran) }));
  for (const { finding, verdict, why } of verdicts)
    print(
      `${verdict.padEnd(6)} ${finding.check} at ${finding.operation} (${finding.replay})${why === undefined ? "" : `: ${why}`}`,
    );
  const counts = Map.groupBy(verdicts, ({ verdict }) => verdict);
  print("");
  print((["FIXED", "FAILED", "ERROR"] as const).map((name) => `${counts.get(name)?.length ?? 0} ${name}`).join(", "));
  if (result.stopped !== null) return EXIT.stopped;
  return verdicts.every(({ verdict }) => verdict === "FIXED") ? EXIT.ok : EXIT.findings;
};

const runList: Command = async (args, { env, print }) => {
  // Listing needs no server, so the address is a placeholder.
  const { cases, flows } = planFor(readOptions(["--base-url", "http://127.0.0.1", ...args], env));
  for (const planned of cases)
    print(`${planned.needs.padEnd(7)} ${caseId(planned)} (${planned.method} ${planned.call.path})`);
  for (const { needs, check: name, name: title, operations } of flows)
    print(`${needs.padEnd(7)} ${name === title ? "" : `${name} `}${title} (${operations.join(", ")})`);
  const counts = Map.groupBy(cases, ({ check: name }) => name);
  print("");
  for (const [name, own] of counts) print(`${String(own.length).padStart(5)} ${checkTitle(name)}`);
  print(`${String(cases.length).padStart(5)} cases and ${flows.length} flows of several requests; nothing was sent`);
  return EXIT.ok;
};

/** Runs only the check `vectors` and prints each amount, whether right or wrong. */
const runVectors: Command = async (args, { env, print, signal }) => {
  const asked = readOptions(args, env);
  const options = { ...asked, level: "money", checks: ["vectors"], minCoverage: 0 } as const;
  const { result, masker } = await check(options, { signal, say: print });
  for (const { case: name, why } of result.notReached) print(`not reached: ${name}, because ${masker.text(why)}`);
  if (result.stopped !== null) print(`stopped early: ${result.stopped}`);
  for (const line of result.created) print(`created by this run: ${line}`);
  print("");
  print(`${result.passed} passed, ${result.failed} failed, ${result.notReached.length} not reached`);
  return exitOf(result, options);
};

const runDiff: Command = async (args, { print }) => {
  const { old, now, all } = readDiffOptions(args);
  const version = (file: string) => ({ file, contract: readContractFile(file) });
  const changes = await diff(version(old), version(now));
  for (const line of diffLines(changes, all)) print(line);
  return changes.some(({ impact }) => impact === "major") ? EXIT.findings : EXIT.ok;
};

/** Serves the adapter of states.openapi.yaml for a world of the mock server, until a signal ends it. */
const runStates: Command = async (args, { print, signal }) => {
  const { world, port } = readStatesOptions(args);
  await assertIsWorld(world);
  const server = statesServer(world);
  print(`serving the states of ${world} at ${await listen(server, port)}/`);
  await untilAborted(signal);
  server.closeAllConnections();
  server.close();
  return EXIT.ok;
};

const runSelftest: Command = async (args, { print }) => {
  const { server, all } = readSelftestOptions(args);
  return (await selftest(server, all, print)) === 0 ? EXIT.ok : EXIT.findings;
};

export const COMMANDS: Readonly<Record<string, Command>> = {
  list: runList,
  check: runCheck,
  replay: runReplay,
  vectors: runVectors,
  proxy: runProxy,
  diff: runDiff,
  states: runStates,
  selftest: runSelftest,
};
