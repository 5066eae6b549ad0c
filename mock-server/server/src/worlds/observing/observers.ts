// Runs all code that observes calls: the journal, masking, events, indexes, cleaning up. Observers run after a commit
// or a reply, so their failures are counted here and never reach the call, the world or the process.
import { redactText } from "./redaction.ts";

/** Observers by name, as `/__qa/health` and `/problems` show them. */
export const OBSERVERS = [
  "journal",
  "masking",
  "event-listener",
  "job-index",
  "expiry-index",
  "upload-files",
  "fault-expiry",
  "world-end",
  "log",
] as const;
export type ObserverName = (typeof OBSERVERS)[number];

export interface ObserverFailure {
  readonly observer: ObserverName;
  readonly count: number;
  /** The last error, with secrets masked. */
  readonly message: string;
}

export interface Observers {
  /** Runs an observer and returns its result; counts its failure and returns `fallback` when it throws. */
  run<Result>(observer: ObserverName, work: () => Result, fallback: Result): Result;
  /** Counts a failure, for work that rejects later. */
  report(observer: ObserverName, error: unknown): void;
  failures(): readonly ObserverFailure[];
  /** From now on also reports every failure to `others`, as a world does to its server. */
  reportTo(others: Observers): void;
}

const LONGEST_MESSAGE = 500;

function messageOf(error: unknown): string {
  try {
    return redactText(error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
      0,
      LONGEST_MESSAGE,
    );
  } catch {
    return "an error without a readable message";
  }
}

export function createObservers(): Observers {
  const failures = new Map<ObserverName, ObserverFailure>();
  let server: Observers | null = null;
  const report = (observer: ObserverName, error: unknown): void => {
    const count = (failures.get(observer)?.count ?? 0) + 1;
    failures.set(observer, { observer, count, message: messageOf(error) });
    server?.report(observer, error);
  };
  return {
    run(observer, work, fallback) {
      try {
        return work();
      } catch (error) {
        report(observer, error);
        return fallback;
      }
    },
    report,
    failures: () => [...failures.values()],
    reportTo(others) {
      server = others;
    },
  };
}
