// Cost of a contract check of the mock server, run like a user would and read from its output.
import { execFile } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { statesServer } from "@hashgrove/conformance/flows/states-server.ts";
import { ROOT } from "../process/steps.ts";
import { sendRequest } from "./request.ts";
import { below, type Row } from "./row.ts";
import { startHashgrove, withFolder } from "./server.ts";
import { SMOKE } from "./smoke.ts";

const ALICE = { CONTRACT_ACCOUNT: "alice@example.test", CONTRACT_PASSWORD: "Passw0rd1" };
const SCOPE = SMOKE ? ["--operation", "products.*"] : [];
const SUMMARY = /\d+ requests in ([\d.]+) s with (\d+) MiB of memory/;

async function check(out: string, url: string, ...args: string[]): Promise<{ seconds: number; mib: number }> {
  const command = [
    join(ROOT, "scripts/run.mjs"),
    "contract",
    "check",
    "--base-url",
    url,
    "--out",
    out,
    ...SCOPE,
    ...args,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...ALICE } });
  const [, seconds, mib] = SUMMARY.exec(stdout) ?? [];
  if (!seconds || !stdout.includes("no finding\n")) throw new Error(stdout);
  return { seconds: Number(seconds), mib: Number(mib) };
}

export const contractRows = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const server = await startHashgrove(join(folder, "data"), "--control", "--no-back-office-delay");
    await sendRequest("POST", `${server.url}/__qa/worlds`, { id: "bench", scenario: "demo" }, { "x-qa": "1" });
    const states = statesServer(`${server.url}/__qa/worlds/bench`).listen(0, "127.0.0.1");
    await once(states, "listening");
    const allowed = ["--write-to", new URL(server.url).host, "--money-ok", "--level", "money"];
    const adapter = ["--states", `http://127.0.0.1:${(states.address() as AddressInfo).port}/`];
    const world = `${server.url}/w/bench`;
    const read = await check(join(folder, "read"), world);
    const money = await check(join(folder, "money"), world, ...allowed, ...adapter);
    states.close();
    await server.stop();
    return [
      below("contract check at level read", 15, "s", read.seconds),
      below("contract check at level money", 90, "s", money.seconds),
      below("its memory", 150, "MiB", money.mib),
    ];
  });
