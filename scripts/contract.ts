// Checks whether a server conforms to openapi.yaml: `npm run contract -- check --base-url http://127.0.0.1:4010`.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { runUntilSignal } from "@hashgrove/conformance/cli/run-until-signal.ts";
import { ROOT } from "./process/steps.ts";

const [command = "", ...given] = process.argv.slice(2);

/** Starts a mock server for the selftest, without a data folder. */
async function ownServer(): Promise<{ process: ChildProcess; address: string }> {
  const options = ["--port", "0", "--control", "--strict-worlds", "--no-back-office-delay", "--quiet"];
  const child = spawn(process.execPath, [join(ROOT, "mock-server/server/src/main.ts"), ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const chunk of child.stdout) {
    const address = /listening on (\S+)/.exec(String(chunk))?.[1];
    if (address) return { process: child, address };
  }
  throw new Error("the mock server did not start");
}

/** Lets `proxy --web` without a folder serve this repository's web, and builds the web first. */
async function withOwnWeb(args: readonly string[]): Promise<readonly string[]> {
  const at = args.indexOf("--web");
  const folder = args[at + 1];
  if (command !== "proxy" || at < 0 || (folder !== undefined && !folder.startsWith("--"))) return args;
  await import("./build.ts");
  return args.toSpliced(at + 1, 0, join(ROOT, "web/dist"));
}

const own = command === "selftest" && !given.includes("--server") ? await ownServer() : null;
const args = own ? [...given, "--server", own.address] : await withOwnWeb(given);
process.exitCode = await runUntilSignal([command, ...args], { program: "npm run contract --" });
if (own) {
  own.process.kill("SIGTERM");
  await once(own.process, "exit");
}
