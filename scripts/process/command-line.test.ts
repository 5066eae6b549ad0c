import { spawnSync } from "node:child_process";
import { afterEach, expect, test, vi } from "vitest";
import { commandLine } from "./command-line.ts";

afterEach(() => vi.unstubAllEnvs());

/**
 * Arguments that a program behind a script of node_modules/.bin receives: cmd.exe parses the line, then the script's
 * `%*`.
 */
function argumentsOnWindows(line: string): string[] {
  const readByCmd = (text: string): string => {
    let quoted = false;
    let read = "";
    for (let at = 0; at < text.length; at += 1) {
      if (!quoted && text[at] === "^") at += 1;
      else if (text[at] === '"') quoted = !quoted;
      else if (!quoted && /[&|<>]/.test(text[at] ?? "")) throw new Error(`cmd.exe takes ${text[at]} for its own`);
      read += text[at] ?? "";
    }
    return read;
  };
  return readByProgram(readByCmd(readByCmd(line)));
}

/**
 * Splits a command line like the C runtime. Before a quote, 2n backslashes stand for n, and the quote opens or closes a
 * quoted part; 2n+1 stand for n and a literal quote.
 */
function readByProgram(line: string): string[] {
  const found: string[] = [];
  let [argument, quoted, open] = ["", false, false];
  const pattern = /(\\*)"|(\\+)|(\s)|([^\\"\s]+)/g;
  for (const [, before, backslashes, space, text] of line.matchAll(pattern)) {
    if (before !== undefined) {
      argument += "\\".repeat(Math.floor(before.length / 2));
      if (before.length % 2 === 1) argument += '"';
      else quoted = !quoted;
      open = true;
    } else if (space !== undefined && !quoted) {
      if (open) found.push(argument);
      [argument, open] = ["", false];
    } else {
      argument += backslashes ?? space ?? text ?? "";
      open = true;
    }
  }
  return open ? [...found, argument] : found;
}

test.each([
  [String.raw`C:\Users\First Last\hash grove\.cache`],
  [String.raw`C:\Users\First Last\folder with end\ `.trimEnd()],
  ["--grep=a|b & c < d > e"],
  ["%PATH%", "100 %", "!x!", "^", "(a, b); c"],
  ['say "hello"', String.raw`\"`, ""],
  ["", "two  spaces", "ümlaut 日本"],
])("on Windows a program gets its arguments as they were written: %j", (...args) => {
  vi.stubEnv("ComSpec", String.raw`C:\Windows\system32\cmd.exe`);
  const made = commandLine(["vite", "build", ...args], "win32");
  expect(made).toMatchObject({ file: String.raw`C:\Windows\system32\cmd.exe`, windowsVerbatimArguments: true });
  const [d, s, c, line = ""] = made.args;
  expect([d, s, c]).toEqual(["/d", "/s", "/c"]);
  // With /s, cmd.exe removes the first and the last quote and reads the rest.
  expect(line).toMatch(/^".*"$/);
  expect(argumentsOnWindows(line.slice(1, -1))).toEqual(["vite", "build", ...args]);
});

test("on Windows a folder with a space is one argument of the command line", () => {
  const { args } = commandLine(["vite", "--outDir", String.raw`C:\Users\First Last\web`], "win32");
  expect(args.at(-1)).toBe(String.raw`"vite ^^^"--outDir^^^" ^^^"C:\Users\First^^^ Last\web^^^""`);
});

test("Node, and programs of other systems, start without a shell", () => {
  const folder = "/My Projects/hash grove";
  expect(commandLine(["node", folder], "win32")).toEqual({ file: process.execPath, args: [folder] });
  expect(commandLine(["vite", folder], "linux")).toEqual({ file: "vite", args: [folder] });
  const { file, args } = commandLine(["node", "-p", "process.argv[1]", folder]);
  expect(spawnSync(file, args, { encoding: "utf8" }).stdout.trim()).toBe(folder);
});
