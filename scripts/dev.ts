// Both sides with hot reload: the server restarts on a change, the web is served by Vite, which hands calls on to it.
import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { ROOT } from "./steps.ts";

const start = (command: string, args: readonly string[], folder: string): ChildProcess =>
  spawn(command, args, {
    cwd: join(ROOT, folder),
    env: { ...process.env, PATH: [join(ROOT, folder, "node_modules", ".bin"), process.env.PATH].join(delimiter) },
    stdio: "inherit",
    shell: process.platform === "win32",
  });

const children = [
  start("node", ["--watch", "--watch-preserve-output", "src/main.ts", "--control"], "mock-server"),
  start("vite", ["--clearScreen", "false"], "web"),
];
const stop = (): void => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) {
  child.on("exit", (code) => {
    stop();
    process.exitCode = code ?? 0;
  });
}
