// A correct backend in another style has no findings; each of its defects is found by the right check at the right
// call.
import { afterAll, expect, test } from "vitest";
import { readOptions } from "#runner/check-options.ts";
import { check, type CheckRun } from "#runner/run-check.ts";
import {
  BACKEND_DEFECTS,
  defectsOfBackend,
  pythonVersion,
  type SecondBackend,
  startSecondBackend,
} from "./second-backend.ts";

const python = pythonVersion();
const MISSING = "python3 (3.9 or newer) is missing: examples/backend.py was not tried";

/** Whether Python is installed. Without it, one line says so locally, and CI fails. */
function hasPython(): boolean {
  if (python === null) expect(process.env.CI ?? "", MISSING).toBe("");
  return python !== null;
}

if (python === null) console.warn(MISSING);

async function judged({ address }: SecondBackend, ...more: readonly string[]): Promise<CheckRun["result"]> {
  const allowed = ["--level", "money", "--write-to", new URL(address).host, "--money-ok"];
  return (await check(readOptions(["--base-url", address, ...allowed, ...more], {}))).result;
}

const table: string[] = [];
afterAll(() => {
  if (table.length > 0) console.warn([`examples/backend.py with ${python}`, ...table].join("\n"));
});

test("it has the defects that are listed here, and no other", () => {
  if (!hasPython()) return;
  expect(BACKEND_DEFECTS.map(([name]) => name)).toEqual(Object.keys(defectsOfBackend()));
  expect(BACKEND_DEFECTS.length).toBeGreaterThanOrEqual(10);
});

test("without a defect there is no finding, with the adapter of states and without", async () => {
  if (!hasPython()) return;
  const backend = await startSecondBackend(null);
  try {
    const { findings, notReached, coverage } = await judged(backend, "--states", backend.states);
    expect(findings).toEqual([]);
    expect(notReached).toEqual([]);
    expect(coverage).toBe(1);
    expect((await judged(backend)).findings).toEqual([]);
  } finally {
    await backend.close();
  }
});

test.each(BACKEND_DEFECTS)("%s is found by %s at %s", async (name, wanted, operation) => {
  if (!hasPython()) return;
  const backend = await startSecondBackend(name);
  try {
    const { findings } = await judged(backend, "--states", backend.states, "--check", wanted);
    const places = findings
      .filter(({ severity }) => severity === "error")
      .map((one) => `${one.check} at ${one.operation}`);
    const found = places.includes(`${wanted} at ${operation}`);
    const columns = [found ? "found " : "MISSED", name.padEnd(21), wanted.padEnd(14), operation.padEnd(23)];
    table.push(columns.join("  ").trimEnd());
    expect(places).toContain(`${wanted} at ${operation}`);
  } finally {
    await backend.close();
  }
});
