// Builds what changed and serves the whole product with demo data on one loopback port.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./steps.ts";
import "./build.ts";

const port = process.env.PORT ?? "4010";
// The server reads its options itself; this one is told as well.
const { values } = parseArgs({ strict: false, options: { data: { type: "string", default: ".data" } } });

/** What the data began with, which an earlier start may have chosen; undefined where the server tells it to nobody. */
async function scenarioAt(address: string): Promise<string | undefined> {
  try {
    const reply = await fetch(`${address}/__qa/worlds/default`);
    return reply.ok ? ((await reply.json()) as { scenario: string }).scenario : undefined;
  } catch {
    return undefined;
  }
}

/** What the demo promises; whom another scenario has, the list of scenarios tells. */
const loginsOf = (scenario: string | undefined, address: string): string =>
  scenario === "demo"
    ? `Demo login           alice@example.test  password Passw0rd1  trading password 123456
                     bob@example.test    password Passw0rd1  (a newcomer)`
    : `Logins               of ${scenario ?? "each scenario"}: ${address}/__qa/scenarios`;
const server = spawn(
  process.execPath,
  [join(ROOT, "mock-server/server/src/main.ts"), "--port", port, "--control", ...process.argv.slice(2)],
  { cwd: ROOT, stdio: ["inherit", "pipe", "inherit"] },
);

let told = false;
server.stdout.on("data", (chunk: Buffer) => {
  const text = chunk.toString();
  const address = /listening on (\S+)/.exec(text)?.[1];
  if (!address || told) {
    process.stdout.write(text);
    return;
  }
  told = true;
  void scenarioAt(address).then((scenario) =>
    console.log(`
Hashgrove is at      ${address}/
${loginsOf(scenario, address)}
API docs             ${address}/docs/
QA console           ${address}/__qa/ui/
QA control surface   ${address}/__qa/health   (docs: ${address}/docs/qa.html)

Data is kept in ${values.data}; stop with Ctrl+C.`),
  );
});
// The server takes a signal any number of times; this process lasts as long as it does and ends with its code.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
