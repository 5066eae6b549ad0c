// Measures what a world costs: the time to create, reset and snapshot it, and its memory.
import { median } from "./load.ts";
import { sendRequest } from "./request.ts";
import { below, type Row } from "./row.ts";
import { residentMib, type Server, startHashgrove, withFolder } from "./server.ts";
import { amount } from "./smoke.ts";

const TIMES = amount(200, 3);
const WORLDS = amount(256, 8);

async function qa({ url }: Server, method: "POST" | "PUT", path: string, status: number, body = {}): Promise<void> {
  const reply = await sendRequest(method, `${url}/__qa${path}`, body, { "x-qa": "1" });
  if (reply.status !== status) throw new Error(`${method} ${path}: ${reply.text}`);
}

/** Repeats a call; returns the durations in milliseconds. */
async function timed(call: (nth: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < TIMES; nth += 1) {
    const startedAt = performance.now();
    await call(nth);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** The 10th percentile: it leaves out calls that other load slowed, so that small differences are visible. */
const fastestTenth = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? Number.NaN;

export const worldRows = (): Promise<Row[]> =>
  withFolder(async (folder) => {
    const server = await startHashgrove(folder, "--control", "--strict-worlds", "--max-worlds", `${WORLDS}`);
    const make = (nth: number): Promise<void> =>
      qa(server, "POST", "/worlds", 201, { id: `b${nth}`, scenario: "demo" });
    await make(TIMES);
    // A call that does nothing: its cost (HTTP and this process) is subtracted from that of a snapshot.
    const idle = (): Promise<void> => qa(server, "PUT", "/worlds/nowhere/snapshots/s", 404);
    await timed(idle);
    const nothing = await timed(idle);
    const created = await timed(make);
    const reset = await timed((nth) => qa(server, "POST", `/worlds/b${nth}/reset`, 200));
    const kept = await timed((nth) => qa(server, "PUT", `/worlds/b${nth}/snapshots/s`, 200));
    for (let nth = TIMES + 1; nth < WORLDS; nth += 1) await make(nth);
    const resident = residentMib(server.pid);
    await server.stop();
    return [
      below("create a world from a scenario", 5, "ms", median(created)),
      below("reset a world", 1, "ms", median(reset)),
      below(
        "snapshot a world, beyond an idle call",
        0.1,
        "ms",
        Math.max(0, fastestTenth(kept) - fastestTenth(nothing)),
      ),
      below(`${WORLDS} worlds of the demo scenario`, 300, "MiB", resident),
    ];
  });
