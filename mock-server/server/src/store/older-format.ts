// Reads a data folder of format 1, which the first start with this version converts. Its lines are independent, so a
// removed line is not detected.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { storedLines } from "./checked-lines.ts";
import { DamagedData, readingFile, RESTORE_OR_MOVE } from "./damaged.ts";
import { manifestFile, type OlderManifest } from "./manifest.ts";
import { applyChanges, EMPTY_ROOT, type Root } from "./root.ts";
import { parseChange, type StoredChange } from "./stored-change.ts";

const LINES = { from: 0, chained: false } as const;

/** The root of such a folder, or null when its first start was interrupted. Throws DamagedData. */
export function readOlderFolder(folder: string, { generation, logBytes }: OlderManifest): Root | null {
  if (generation === 0) return refuseHeld(folder);
  const log = join(folder, `log-${generation}.ndjson`);
  const { size } = readingFile(log, () => statSync(log));
  if (logBytes !== null && size !== logBytes) {
    throw new DamagedData(log, `it has ${size} bytes where ${logBytes} were left at the last stop`, RESTORE_OR_MOVE);
  }
  const snapshot = join(folder, `snapshot-${generation}.ndjson`);
  const root = readingFile(snapshot, () => applyChanges(EMPTY_ROOT, snapshotRows(snapshot)));
  return readingFile(log, () => applyChanges(root, logChanges(log)));
}

/** A first start left at most a snapshot and a log without commits. */
function refuseHeld(folder: string): null {
  const isLeft = (name: string): boolean =>
    /^(snapshot-1\.ndjson(\.tmp)?|log-1\.ndjson\.tmp|hashgrove\.json(\.tmp)?|in-use\..*)$/.test(name) ||
    (name === "log-1.ndjson" && statSync(join(folder, name)).size === 0);
  if (readdirSync(folder).every(isLeft)) return null;
  throw new DamagedData(manifestFile(folder), "it tells of no data although the folder holds some", RESTORE_OR_MOVE);
}

const damagedLine = (file: string, number: number): DamagedData =>
  new DamagedData(file, `line ${number} is damaged`, RESTORE_OR_MOVE);

function* snapshotRows(file: string): Generator<StoredChange> {
  let count = 0;
  for (const { number, value, rest } of storedLines(file, LINES)) {
    if (rest) break;
    if (value === undefined) throw damagedLine(file, number);
    if (!Array.isArray(value)) {
      if ((value as { rows?: unknown }).rows === count) return;
      break;
    }
    count += 1;
    yield parseChange(value);
  }
  throw new DamagedData(file, "its end is missing", RESTORE_OR_MOVE);
}

function* logChanges(file: string): Generator<StoredChange> {
  for (const { number, value, rest } of storedLines(file, LINES)) {
    if (rest && value === undefined) return;
    const { changes } = (value ?? {}) as { changes?: unknown };
    if (!Array.isArray(changes)) throw damagedLine(file, number);
    yield* changes.map(parseChange);
  }
}
