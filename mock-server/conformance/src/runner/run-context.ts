// Client, limits and collected results of a run.
import { randomBytes } from "node:crypto";
import type { Call } from "@hashgrove/contract/contract.ts";
import { createClient, MOST_BYTES, type Send } from "#client/http-client.ts";
import { levelOf, reaches } from "#client/level.ts";
import { withLimits } from "#client/limits.ts";
import { Masker } from "#client/masker.ts";
import { createProbe, type Exchange, type Probe } from "#client/probe.ts";
import { chosenCalls } from "#requests/selection.ts";
import type { CheckOptions } from "./check-options.ts";
import { type Dimensions, dimensionsOf } from "./coverage-dimensions.ts";
import { type CreatedRecords, trackCreated } from "./created-records.ts";
import { openCalls } from "./health.ts";
import type { LoadedContract } from "./load-contract.ts";
import type { Profile } from "./profile.ts";
import type { sessionRestorer } from "./restore-sessions.ts";

export interface RunContext {
  readonly startedAt: Date;
  readonly runId: string;
  readonly masker: Masker;
  /** Sends without limits. */
  readonly client: Send;
  readonly probe: Probe;
  /** Calls of the level. */
  readonly calls: readonly Call[];
  readonly dimensions: Dimensions;
  readonly created: CreatedRecords;
  /** Files to write next to the reports. */
  readonly scripts: Map<string, string>;
  /** Restores lost sessions; null while none may be restored. */
  restore: ReturnType<typeof sessionRestorer> | null;
}

interface Listening {
  readonly send?: Send;
  readonly signal?: AbortSignal;
  readonly onExchange?: (exchange: Exchange, masker: Masker) => void;
}

/** Prepares a run; sends nothing. */
export function createRunContext(
  { contract, validation, headers, profile }: LoadedContract & { readonly profile: Profile },
  options: CheckOptions,
  given: Listening,
): RunContext {
  const masker = new Masker();
  for (const secret of Object.values(options.credentials)) masker.learn(secret as string | null);
  const calls = chosenCalls(contract, options).filter((call) => reaches(options.level, levelOf(call)));
  const dimensions = dimensionsOf(contract, validation, calls);
  const created = trackCreated();
  const client = given.send ?? createClient({ ...options, mostBytes: MOST_BYTES });
  const [witness] = openCalls(contract);
  const runId = `ct-${randomBytes(4).toString("hex")}`;
  const probe = createProbe({
    validation,
    headers,
    strictness: profile.strictness,
    send: withLimits(client, {
      ...options,
      ...(given.signal && { signal: given.signal }),
      ...(witness && { witness: () => client({ method: "GET", path: witness.path, headers: {}, body: null }) }),
      onBusy: (request, reply) => probe.busy(request, reply),
    }),
    masker,
    baseUrl: options.baseUrl,
    runId,
    onRejected: (token, outcome, name) => context.restore?.(token, outcome, name) ?? Promise.resolve({ kind: "alive" }),
    onExchange(exchange) {
      dimensions.see(exchange);
      created.see(exchange);
      given.onExchange?.(exchange, masker);
    },
  });
  const context: RunContext = {
    startedAt: new Date(),
    runId,
    masker,
    client,
    probe,
    calls,
    dimensions,
    created,
    scripts: new Map(),
    restore: null,
  };
  return context;
}
