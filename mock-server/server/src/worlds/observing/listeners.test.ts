// Every listener and timer of the server's source runs inside the boundary of the observers, or is listed here with the
// reason why it cannot throw into a call or end the process. observers.test.ts makes those inside the boundary throw.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../..");
const REGISTERS =
  /\.(?:on|once|prependListener|prependOnceListener|addEventListener|listen)\(|\b(?:setTimeout|setInterval|setImmediate|queueMicrotask|nextTick|nextTurn|wait|sleep)\(/;
/** A declaration of `listen`, not a call. */
const DECLARES = /^\s*(?:export )?(?:async )?(?:function )?listen\(/;
const INSIDE = /observers\.run\(/;

const RESOLVES = "settles a promise, whose caller handles both results";
const STOPS = "aborts a signal, clears a timer or counts down";
const CLOSES = "closes connections by methods of Node, which report failures as events";
const INNER = "the events of worlds run their listeners inside the boundary";
const STARTS = "starts or stops the process; a failure is to end it";
const CATCHES = "catches its errors itself";

/** By file: how many listeners and timers are outside the boundary, and why. */
const OUTSIDE: Readonly<Record<string, readonly [count: number, reason: string]>> = {
  "app.ts": [1, "Worlds.sweep reports what fails to the observers"],
  "listen.ts": [3, STARTS],
  "serve.ts": [4, STARTS],
  "store/folder-lock.ts": [1, RESOLVES],
  "store/lock-lease.ts": [2, CATCHES],
  "store/lock-socket.ts": [8, RESOLVES],
  "store/durable-store.ts": [1, "the write of commits, which fails their calls"],
  "worlds/default-world.ts": [1, INNER],
  "worlds/faults/stored-rule.ts": [1, STOPS],
  "worlds/world-listeners.ts": [1, INNER],
  "http/faults/damage-reply.ts": [5, CLOSES],
  "http/faults/delays.ts": [2, RESOLVES],
  "http/errors/error-handlers.ts": [1, CLOSES],
  "http/replies/direct-reply.ts": [2, CLOSES],
  "http/replies/lingering-close.ts": [4, CLOSES],
  "http/routes/drain.ts": [3, CLOSES],
  "http/routes/qa-routes.ts": [1, STOPS],
  "http/routes/qa-streams.ts": [4, CLOSES],
  "http/routes/request-log.ts": [1, "reads the clock; the line is written inside the boundary"],
  "http/security/guard.ts": [1, "passes the request on to its own listeners"],
  "http/uploads/uploads.ts": [1, STOPS],
  "qa/journal/events.ts": [1, INNER],
  "qa/journal/waiting.ts": [3, RESOLVES],
  "qa/rows/state.ts": [1, RESOLVES],
};

const isTest = (path: string): boolean =>
  /\.test\.ts$|(?:^|\/)testing\//.test(path) || basename(path).startsWith("test-");

/** The lines that register a listener or a timer outside the boundary, by file. */
function registrations(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const entry of readdirSync(SOURCE, { recursive: true, encoding: "utf8" })) {
    const path = entry.replaceAll("\\", "/");
    if (!path.endsWith(".ts") || isTest(path)) continue;
    const lines = readFileSync(join(SOURCE, path), "utf8").split("\n");
    const outside = lines.filter(
      (line) =>
        REGISTERS.test(line) && !INSIDE.test(line) && !DECLARES.test(line) && !/^\s*(?:\/\/|\*|\/\*)/.test(line),
    );
    if (outside.length > 0)
      found.set(
        path,
        outside.map((line) => line.trim()),
      );
  }
  return found;
}

test("each listener and timer is inside the observers' boundary or listed with its reason", () => {
  const found = registrations();
  for (const [path, lines] of found)
    expect(lines, `${path}: run it by observers.run, or list it here`).toHaveLength(OUTSIDE[path]?.[0] ?? 0);
  expect(Object.keys(OUTSIDE).filter((path) => !found.has(path))).toEqual([]);
});
