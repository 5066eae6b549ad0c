// Runs server and web with hot reload: the server restarts on changes; Vite serves the web and proxies its calls to the
// server.
import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { delimiter, join } from "node:path";
import { commandLine } from "./process/command-line.ts";
import { ROOT } from "./process/steps.ts";

function start(folder: string, command: readonly [string, ...string[]], options: SpawnOptions): ChildProcess {
  const { file, args, ...verbatim } = commandLine(command);
  return spawn(file, args, {
    ...verbatim,
    cwd: join(ROOT, folder),
    env: { ...process.env, PATH: [join(ROOT, folder, "node_modules", ".bin"), process.env.PATH].join(delimiter) },
    ...options,
  });
}

/** Image URLs need the page's origin, because the server lets no other origin load them. */
const publicUrl = ["--public-url", "http://localhost:5173"];
/** The same data folder as `npm start`. */
const data = ["--data", join(ROOT, ".data")];
// The server has its own process group, so that it receives Ctrl+C only from this script: at a second signal, Node's
// watcher would exit before the server has stopped.
const watched = [
  "--watch",
  "--watch-preserve-output",
  "src/main.ts",
  "--control",
  ...publicUrl,
  ...data,
  ...process.argv.slice(2),
];
const server = start("mock-server/server", ["node", ...watched], {
  stdio: ["ignore", "inherit", "inherit"],
  detached: process.platform !== "win32",
});
const web = start("web", ["vite", "--clearScreen", "false"], { stdio: "inherit" });

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  server.kill("SIGTERM");
  web.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
server.on("exit", (code) => {
  process.exitCode = code ?? 1;
  stop();
});
web.on("exit", (code) => {
  // Ignore Vite's exit code after this script has sent it a signal.
  if (!stopping) process.exitCode = code ?? 1;
  stop();
});
