import { describe, expect, test } from "vitest";
import { accept } from "#domain/decision.ts";
import { availableOf } from "#domain/money/accounts.ts";
import { schedule } from "#domain/schedule.ts";
import type { Account, Draft, JobKind } from "#domain/state.ts";
import { asEpochMs } from "#domain/time/time.ts";
import { serverForEachTest } from "./test-server.ts";

const path = { world: "a" };
const ALICE = availableOf(1);
/** The id of the holding in the scenario `verified-with-funds`; the holding's job has it as `ref`. */
const HOLDING = 1;
const server = serverForEachTest("verified-with-funds");

const world = (id = "a") => server.world(id);
const change = (edit: (draft: Draft) => void, id = "a") =>
  world(id).store.transact((draft) => {
    edit(draft);
    return accept(null);
  });
const balance = (id = "a"): number => world(id).store.read().accounts.get(ALICE)?.balance ?? 0;
const stateOfHolding = (id = "a") => world(id).store.read().holdings.get(HOLDING)?.state;
const theJob = (): number => [...world().store.read().jobs.values()].find(({ ref }) => ref === HOLDING)?.id ?? 0;
const problems = async (id = "a") => (await server.call("qa.listProblems", { path: { world: id } })).items;
const setAside = async (id = "a") => (await problems(id)).filter(({ kind }) => kind === "job-set-aside");
const pass = (by: string, id = "a") => server.call("qa.advanceClock", { path: { world: id }, body: { by } });
const retry = (job: number, id = "a") => ({ path: { world: id, id: job } });

/**
 * Makes Alice's balance so high that the next payout would exceed the largest safe integer. Returns a function that
 * restores the balance.
 */
async function poison(id = "a"): Promise<() => Promise<unknown>> {
  world(id).isTainted = true;
  const sound = world(id).store.read().accounts.get(ALICE) as Account;
  await change((draft) => draft.accounts.put(ALICE, { ...sound, balance: Number.MAX_SAFE_INTEGER }), id);
  return () => change((draft) => draft.accounts.put(ALICE, sound), id);
}

describe("a payout that cannot be booked", () => {
  test("is set aside and named, and the jobs after it run", async () => {
    const soon = asEpochMs(world().clock.now() + 400 * 86_400_000);
    await change((draft) => void schedule(draft, { at: soon, kind: "review-policy", ref: 1 }));
    const job = theJob();
    await poison();
    const { next } = await server.call("qa.getClock", { path });
    expect(await pass("P500D")).toMatchObject({ setAside: [next], fired: [{ job: "review-policy", ref: 1 }] });
    expect(stateOfHolding()).toBe("running");
    expect(await setAside()).toEqual([
      {
        kind: "job-set-aside",
        message: expect.stringMatching(
          /^holding-matures of 1, due 2026-.*member:1:available would hold 9007/,
        ) as string,
        job,
      },
    ]);
    expect(await server.call("qa.getClock", { path })).toMatchObject({ next: null });
    // The clock still advances.
    expect(await pass("P1D")).toMatchObject({ fired: [] });
  });

  test("is booked once when it is retried after the cause is gone, at the present time", async () => {
    const job = theJob();
    const undo = await poison();
    await pass("P500D");
    expect(await server.refusal("qa.retryJob", retry(job))).toBe("409 job-fails /path/id");
    await expect(server.call("qa.retryJob", retry(job))).rejects.toThrow("would hold");
    expect(await setAside()).toHaveLength(1);
    await undo();
    const before = balance();
    const retries = [1, 2, 3].map(() => server.call("qa.retryJob", retry(job)).then(() => "ran", String));
    const outcomes = await Promise.all(retries);
    expect(outcomes.filter((outcome) => outcome === "ran")).toHaveLength(1);
    expect(balance() - before).toBe(103_900);
    expect(stateOfHolding()).toBe("matured");
    const newest = [...world().store.read().flows.values()].at(-1);
    expect(newest).toMatchObject({ explain: "maturity", amount: 103_900 });
    expect(world().clock.now() - (newest?.at ?? 0)).toBeLessThan(1000);
    expect(await problems()).toEqual([]);
    expect(await server.refusal("qa.retryJob", retry(job))).toBe("404 unknown-job /path/id");
    await pass("P500D");
    expect(balance() - before).toBe(103_900);
  });

  test("is part of snapshots, restores and forks, and each world pays it separately", async () => {
    const job = theJob();
    const undo = await poison();
    await pass("P500D");
    await undo();
    await server.call("qa.keepSnapshot", { path: { ...path, name: "late" } });
    await server.call("qa.forkWorld", { path, body: { id: "b" } });
    const before = balance();
    await server.call("qa.retryJob", retry(job));
    expect([balance() - before, balance("b") - before]).toEqual([103_900, 0]);
    expect(await setAside("b")).toHaveLength(1);
    await server.call("qa.restoreSnapshot", { path: { ...path, name: "late" } });
    expect([balance(), await setAside()]).toMatchObject([before, [{ job }]]);
    await server.call("qa.retryJob", retry(job));
    await server.call("qa.retryJob", retry(job, "b"));
    expect([balance() - before, balance("b") - before]).toEqual([103_900, 103_900]);
  });

  test("runs by itself when a patch makes it an ordinary job again", async () => {
    const undo = await poison();
    await pass("P500D");
    await undo();
    await server.call("qa.patchState", {
      path,
      body: [{ op: "remove", path: `/jobs/${theJob()}/setAside` }],
      headers: { "if-match": String(world().revision) },
    });
    await pass("P1D");
    expect(stateOfHolding()).toBe("matured");
  });
});

test("a job that has not failed is not retried", async () => {
  expect(await server.refusal("qa.retryJob", retry(theJob()))).toBe("409 not-set-aside /path/id");
  expect(stateOfHolding()).toBe("running");
});

describe.each<[string, (draft: Draft) => void, string]>([
  ["a holding that was deleted", (draft) => draft.holdings.remove(HOLDING), "no row 1"],
  [
    "a member who was deleted",
    (draft) => {
      draft.accounts.remove(ALICE);
      draft.members.remove(1);
    },
    "no row 1",
  ],
  ["a rate that cannot be read", (draft) => damage(draft, { rate: "-5" }), "not a percentage"],
  ["a profit that is too large", (draft) => damage(draft, { profit: Number.MAX_SAFE_INTEGER }), "would hold"],
  ["a review that was deleted", (draft) => put(draft, "review-policy", 99), "no row 99"],
])("a job that meets %s", (_, edit, reason) => {
  test("is set aside, and the world continues", async () => {
    world().isTainted = true;
    await change(edit);
    await pass("P500D");
    expect((await setAside()).map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
    expect(await pass("P1D")).toMatchObject({ fired: [] });
    const { users } = await server.call("qa.createWorld", { body: { scenario: "newcomer", id: "other" } });
    expect(Object.keys(users)).not.toHaveLength(0);
  });
});

test("a job of a kind that another version wrote is set aside, not lost", async () => {
  await change((draft) => put(draft, "token-expiry" as JobKind, 1));
  await world().advance(asEpochMs(world().clock.now() + 500 * 86_400_000));
  expect(await setAside()).toMatchObject([
    { message: expect.stringContaining("unknown kind: token-expiry") as string },
  ]);
});

function damage(draft: Draft, fields: object): void {
  const holding = draft.holdings.get(HOLDING);
  if (holding) draft.holdings.put(HOLDING, { ...holding, ...fields });
}

const put = (draft: Draft, kind: JobKind, ref: number): void =>
  void schedule(draft, { at: asEpochMs(Date.UTC(2026, 1, 1)), kind, ref });
