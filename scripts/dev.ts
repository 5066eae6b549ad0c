// Both sides with hot reload: the server restarts on a change, the web is served by Vite, which hands calls on to it.
import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { delimiter, join } from "node:path";
import { commandLine } from "./command-line.ts";
import { ROOT } from "./steps.ts";

function start(folder: string, command: readonly [string, ...string[]], options: SpawnOptions): ChildProcess {
  const { file, args, ...verbatim } = commandLine(command);
  return spawn(file, args, {
    ...verbatim,
    cwd: join(ROOT, folder),
    env: { ...process.env, PATH: [join(ROOT, folder, "node_modules", ".bin"), process.env.PATH].join(delimiter) },
    ...options,
  });
}

/** Pictures are asked for where the page is, since pages of other origins get none. */
const publicUrl = ["--public-url", "http://localhost:5173"];
/** The same data folder as `npm start` has. */
const data = ["--data", join(ROOT, ".data")];
// In a process group of its own, so that it hears of Ctrl+C once, from here: at a second signal Node's watcher leaves
// the server behind that is still coming to its end.
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
  // Vite's exit code after our own signal is not this task's.
  if (!stopping) process.exitCode = code ?? 1;
  stop();
});
