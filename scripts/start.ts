// Builds what changed and serves the whole product with demo data on one loopback port.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./steps.ts";
import "./build.ts";

const port = process.env.PORT ?? "4010";
const server = spawn(
  process.execPath,
  [join(ROOT, "mock-server/src/main.ts"), "--port", port, "--control", ...process.argv.slice(2)],
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
  console.log(`
Hashgrove is at      ${address}/
Demo login           alice@example.test  password Passw0rd1  trading password 123456
                     bob@example.test    password Passw0rd1  (a newcomer)
API docs             ${address}/docs/
QA control surface   ${address}/__qa/health   (docs: ${address}/docs/qa.html)

Data is kept in .data; stop with Ctrl+C.`);
});
// The server takes a signal any number of times; this process lasts as long as it does and ends with its code.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
