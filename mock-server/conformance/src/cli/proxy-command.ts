// `proxy`: forwards between a client and a server and checks both until a signal ends it.
import type { Contract } from "@hashgrove/contract/contract.ts";
import { MOST_BYTES } from "#client/http-client.ts";
import { Masker } from "#client/masker.ts";
import { checkExchanges, type Watch } from "#proxy/check-exchanges.ts";
import { forwardingServer, type Passed } from "#proxy/forward.ts";
import { type SendFile, webFiles } from "#proxy/web-files.ts";
import { checkTitle } from "#replies/checks.ts";
import type { Finding } from "#replies/finding.ts";
import { findingKey, markOf } from "#report/group-by-cause.ts";
import { summaryOf } from "#report/summary.ts";
import { writeReports } from "#report/write-reports.ts";
import { UsageError } from "#runner/check-options.ts";
import { coverageOf } from "#runner/coverage.ts";
import { loadContract } from "#runner/load-contract.ts";
import { NO_PROFILE, type Profile, readProfile, withProfile } from "#runner/profile.ts";
import type { RunResult } from "#runner/run-result.ts";
import { assertWritable } from "./assert-writable.ts";
import { readProxyOptions } from "./command-options.ts";
import type { Command } from "./command.ts";
import { EXIT } from "./exit-codes.ts";
import { listen, untilAborted } from "./listen.ts";

/** Serves a built web app. Throws UsageError for a folder without one. */
function filesOf(folder: string): SendFile {
  try {
    return webFiles(folder);
  } catch (error) {
    throw new UsageError(`--web ${folder} is not a built web app with an index.html: ${(error as Error).message}`);
  }
}

/**
 * Returns a function that prints a finding unless its cause was printed before; for errors, once per cause and call.
 * The summary counts the repetitions.
 */
function findingPrinter(print: (line: string) => void, masker: Masker): (finding: Finding) => void {
  const printed = new Set<string>();
  return (finding) => {
    const { severity, check, operation, expected, got, pointer } = finding;
    const key = `${findingKey(finding)}\n${severity === "error" ? operation : ""}`;
    if (printed.has(key)) return;
    printed.add(key);
    const place = pointer === "" ? "" : ` at ${pointer}`;
    const line = `${checkTitle(check)}: ${operation}: expected ${expected}, got ${got}${place}`;
    print(masker.text(`${markOf(severity)} ${line}`));
  };
}

interface Proxied {
  readonly contract: Contract;
  readonly profile: Profile;
  readonly target: string;
  readonly startedAt: Date;
}

function resultOf(watching: Watch, { contract, profile, target, startedAt }: Proxied): RunResult {
  const { exchanges, seen } = watching;
  const { left, accepted } = withProfile(exchanges.flat(), profile, startedAt.toISOString().slice(0, 10));
  const errors = new Set(left.filter(({ severity }) => severity === "error"));
  const failed = exchanges.filter((findings) => findings.some((finding) => errors.has(finding))).length;
  return {
    runId: "-",
    baseUrl: target,
    level: null,
    seed: null,
    startedAt: startedAt.toISOString(),
    seconds: (Date.now() - startedAt.getTime()) / 1000,
    requests: seen.length,
    memoryMib: process.resourceUsage().maxRSS / 1024,
    passed: exchanges.length - failed,
    failed,
    notReached: [],
    findings: left,
    accepted,
    cells: coverageOf(contract.calls, { seen, causes: null }),
    coverage: null,
    seen,
    results: [],
    dimensions: watching.dimensions(),
    created: [],
    scripts: new Map(),
    untried: [],
    stopped: null,
  };
}

export const runProxy: Command = async (args, { print, signal }) => {
  const { target, port, out, contract: file, profile: profileFile, web } = readProxyOptions(args);
  const sendFile = web === null ? null : filesOf(web);
  assertWritable(out);
  const { contract, validation, headers } = loadContract(file);
  const profile = profileFile === null ? NO_PROFILE : readProfile(profileFile);
  const startedAt = new Date();
  const masker = new Masker();
  const watching = checkExchanges({
    contract,
    validation,
    headers,
    strictness: profile.strictness,
    masker,
    target,
    out,
    onFinding: findingPrinter(print, masker),
  });
  let unjudged = 0;
  /** If checking fails, the exchange is still forwarded; the failure is printed and sets the exit code. */
  const see = (passed: Passed): void => {
    try {
      watching.see(passed);
    } catch (error) {
      unjudged += 1;
      print(masker.text(`! ${passed.method} ${passed.url} could not be checked: ${String(error)}`));
    }
  };
  const server = forwardingServer({
    target,
    mostBytes: MOST_BYTES,
    isWatched: (method, url) => watching.isWatched(method, url),
    onPassed: see,
    sendFile,
  });
  const pages = web === null ? "" : `, serving the pages of ${web}`;
  print(`forwarding to ${target}${pages}, at ${await listen(server, port)} until Ctrl+C`);
  await untilAborted(signal);
  server.closeAllConnections();
  server.close();
  await watching.end();

  const result = resultOf(watching, { contract, profile, target, startedAt });
  for (const line of summaryOf(result)) print(masker.values(line));
  writeReports(result, masker, { out, sarifPath: "openapi.yaml" });
  print(`reports: ${out}`);
  if (result.findings.some(({ severity }) => severity === "error")) return EXIT.findings;
  if (unjudged > 0) return EXIT.defect;
  // A run that tested nothing is not a success.
  return watching.seen.length === 0 ? EXIT.usage : EXIT.ok;
};
