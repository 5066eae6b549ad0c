// Lists problems in a world. After a good test there are none.
import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { checkInvariants } from "#domain/invariants/invariants.ts";
import { jobsSetAside } from "#domain/jobs.ts";
import { isoTime } from "#qa/iso-time.ts";
import type { QaOperation } from "#qa/operation.ts";
import { effectText, type FaultRule } from "#worlds/faults/fault-rule.ts";
import type { World } from "#worlds/world.ts";

type Problem = components["schemas"]["Problem"];
const MOST_PROBLEMS = 10_000;

export const listProblems: QaOperation<"qa.listProblems"> = async ({ world }) => ({
  status: 200,
  body: {
    items: [
      ...storageProblems(world),
      ...failedJobs(world),
      ...callProblems(world),
      ...brokenInvariants(world),
      ...unusedFaults(world),
      ...failedObservers(world),
    ].slice(0, MOST_PROBLEMS),
  },
});

function storageProblems({ store }: World): Problem[] {
  const trouble = store.trouble();
  return trouble === null ? [] : [{ kind: "storage-failed", message: `writes cannot be stored: ${trouble}` }];
}

const failedJobs = ({ store }: World): Problem[] =>
  jobsSetAside(store.read()).map(({ id, at, kind, ref, setAside }) => ({
    kind: "job-set-aside",
    message: `${kind} of ${ref}, due ${isoTime(at)}, failed: ${setAside?.reason}`,
    job: id,
  }));

function* callProblems({ journal }: World): Generator<Problem> {
  for (const { seq, operationId, violations, warnings } of journal.entries()) {
    for (const text of violations) yield { kind: "contract-violation", message: `${operationId}: ${text}`, seq };
    for (const { kind, message } of warnings) yield { kind, message: `${operationId}: ${message}`, seq };
  }
}

const brokenInvariants = ({ store }: World): Problem[] =>
  checkInvariants(store.read())
    .filter(({ ok }) => !ok)
    .map(({ id, detail }) => ({ kind: "broken-invariant", message: `${id}: ${detail}` }));

/** Faults that never acted: the test probably did not test what it claims. */
const unusedFaults = ({ faults }: World): Problem[] =>
  faults
    .list()
    .filter(({ acted }) => acted === 0)
    .map((rule) => ({ kind: "unused-fault", message: unusedText(rule), fault: rule.id }));

const failedObservers = ({ observers }: World): Problem[] =>
  observers.failures().map(({ observer, count, message }) => ({
    kind: "observer-failed",
    message: `the observer ${observer} failed ${count} times, at last with ${message}`,
  }));

function unusedText({ id, label, effect, when, match, matched }: FaultRule): string {
  const { operationId, tag, path } = match;
  const calls = operationId ?? path ?? (tag === undefined ? "any call" : `${tag}.*`);
  const name = label === null ? `${id}` : `${id} "${label}"`;
  return `the fault ${name} (${effectText(effect)} ${when} ${calls}) never acted: it matched ${matched} calls`;
}
