// Runs commands, with their own output or with one line for each.
import { spawn, spawnSync } from "node:child_process";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { commandLine } from "./command-line.ts";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

export interface Step {
  readonly name: string;
  /** Program and arguments; PATH includes node_modules/.bin of the folder and of scripts. */
  readonly run: readonly [string, ...string[]];
  /** Folder relative to the root, or absolute. */
  readonly at?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** How to fix what the command reports; printed after its output if it fails. */
  readonly advice?: string;
}

const where = (at = ""): string => resolve(ROOT, at);

/** Environment of a step, with its folder's tools before those in scripts. */
function environment({ at = "", env }: Step): NodeJS.ProcessEnv {
  const bins = [where(at), join(ROOT, "scripts")].map((folder) => join(folder, "node_modules", ".bin"));
  return { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter), ...env };
}

/** Runs a command with visible output; returns its exit code. */
export function run(step: Step): number {
  const { file, args, ...verbatim } = commandLine(step.run);
  const done = spawnSync(file, args, {
    ...verbatim,
    cwd: where(step.at),
    env: environment(step),
    stdio: "inherit",
  });
  if (done.error) console.error(`${step.run[0]}: ${done.error.message}`);
  return done.status ?? 1;
}

/** Runs a command without blocking, with visible output; returns its exit code and its stderr. */
export function runBeside(step: Step): Promise<{ readonly code: number; readonly errors: string }> {
  const { file, args, ...verbatim } = commandLine(step.run);
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...verbatim,
      cwd: where(step.at),
      env: environment(step),
      stdio: ["inherit", "inherit", "pipe"],
    });
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => {
      errors += chunk.toString();
      process.stderr.write(chunk);
    });
    child.on("error", (error) => {
      console.error(`${step.run[0]}: ${error.message}`);
      resolve({ code: 1, errors: error.message });
    });
    child.on("close", (code) => resolve({ code: code ?? 1, errors }));
  });
}

export interface Outcome {
  readonly step: Step;
  readonly ok: boolean;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a command without visible output. */
export function runQuietly(step: Step): Promise<Outcome> {
  const { file, args, ...verbatim } = commandLine(step.run);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(file, args, {
      ...verbatim,
      cwd: where(step.at),
      env: { ...environment(step), FORCE_COLOR: "0" },
    });
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const end = (ok: boolean): void => {
      if (!ok && step.advice !== undefined) output += `\n${step.advice}\n`;
      resolve({ step, ok, output, seconds: (performance.now() - startedAt) / 1000 });
    };
    child.on("error", (error) => {
      output += error.message;
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}

/** Runs steps two at a time, prints the output of failed ones and returns them. */
export async function runAll(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const failed: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runQuietly(step);
      console.log(`  ${outcome.ok ? "ok  " : "FAIL"} ${step.name} (${outcome.seconds.toFixed(1)} s)`);
      if (!outcome.ok) {
        failed.push(outcome);
        console.log(outcome.output.trimEnd());
      }
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}
