// Runs the browser tests; arguments go to Playwright: `npm run e2e -- journeys --repeat-each 20`.
// `-- --shard 1/2 --reporter blob` runs a shard; `npm run e2e -- merge` merges the reports in e2e/blob-report.
// `-- --dev specs/login.spec.ts` uses a running `npm run dev` and builds nothing.
// E2E_PORT sets the server's port.
// `-- --everywhere` runs each screen's own tests at both sizes.
// `-- --browser firefox` or `webkit` uses that engine; WebKitGTK has its own suite, e2e/webkit.
// `-- --through-proxy journeys` sends all calls through `npm run contract -- proxy`, which reports contract violations.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { browserEnvironment } from "./browser.ts";
import { requireFreePort, TEST_PORTS } from "./process/ports.ts";
import { ROOT, run } from "./process/steps.ts";

const given = process.argv.slice(2).filter((argument) => argument !== "--");
const dev = given.includes("--dev");
const everywhere = given.includes("--everywhere");
const throughProxy = given.includes("--through-proxy");
const browserAt = given.indexOf("--browser");
const browser = browserAt === -1 ? "chromium" : (given[browserAt + 1] ?? "");
const args = given.filter(
  (argument, at) =>
    !["--dev", "--everywhere", "--through-proxy", "--browser"].includes(argument) &&
    (browserAt === -1 || at !== browserAt + 1),
);
const PROXY_PORT = process.env.E2E_PROXY ?? "4030";
const PORT = TEST_PORTS.chromium;
const REPORT = join(ROOT, "e2e", "contract-report");

function test(): number {
  const engine = browserEnvironment(browser);
  if (engine === undefined) process.exit(1);
  // The tests in e2e/webkit are for WebKitGTK.
  const suite = engine.WEBKIT_DRIVER ? ["--config", "webkit"] : [];
  const env = {
    ...engine,
    E2E_PORT: String(PORT),
    ...(dev && { E2E_DEV: "http://localhost:5173" }),
    ...(everywhere && { E2E_EVERYWHERE: "1" }),
    ...(throughProxy && { E2E_PROXY: PROXY_PORT }),
  };
  const code = run({ name: "browser tests", run: ["playwright", "test", ...suite, ...args], at: "e2e", env });
  return throughProxy && proxyFindings() > 0 ? 1 : code;
}

interface Report {
  readonly run: { readonly requests: number };
  readonly findings: readonly { readonly check: string; readonly operation: string; readonly got: string }[];
}

/** Prints the proxy's findings and returns their number; 1 if no call went through the proxy. */
function proxyFindings(): number {
  const { run: seen, findings } = JSON.parse(readFileSync(join(REPORT, "findings.json"), "utf8")) as Report;
  for (const { check, operation, got } of findings) console.log(`${check}: ${operation}: ${got}`);
  console.log(`${seen.requests} calls through the proxy, ${findings.length} findings (e2e/contract-report)`);
  return seen.requests === 0 ? 1 : findings.length;
}
if (args[0] === "merge") {
  const merge = ["playwright", "merge-reports", "--reporter", "line,html", "blob-report"] as const;
  process.exit(run({ name: "merge", run: merge, at: "e2e" }));
}
if (throughProxy) rmSync(REPORT, { recursive: true, force: true });
// Specs that test built files do not run at all; in other specs, single tests that need them are skipped with a message
// (e2e/built-files.ts).
if (dev)
  console.log(
    "without a build: the specs of first-load, processes and the console, which test built files, do not run",
  );
else {
  if (process.env.E2E_TARGET === undefined) await requireFreePort(PORT);
  if (throughProxy) await requireFreePort(Number(PROXY_PORT), "E2E_PROXY");
  await import("./build.ts");
}
process.exit(test());
