// Tests of the guarantees that every store must give; run for each implementation.
import { describe, expect, test } from "vitest";
import { accept, refuse } from "#domain/decision.ts";
import type { Draft, State } from "#domain/state.ts";
import { asEpochMs } from "#domain/time/time.ts";
import { EMPTY_ROOT, openDraft, type Root } from "./root.ts";
import type { Commit, OwnedStore, StoreOptions } from "./store.ts";

/** Adds to a counter: the simplest decision that depends on the previous one. */
export const count = (draft: Draft, by = 1) => {
  const total = (draft.logins.get("count") ?? 0) + by;
  draft.logins.put("count", total);
  return accept(total);
};
export const countOf = (state: State): number => state.logins.get("count") ?? 0;

export const rootWithCount = (total: number): Root => {
  const { draft, settle } = openDraft(EMPTY_ROOT);
  draft.logins.put("count", total);
  return settle();
};

/** Options with a time that advances by one per commit. */
export function ticking(options: Partial<StoreOptions> = {}): StoreOptions {
  let now = 0;
  return { now: () => asEpochMs((now += 1)), ...options };
}

type Open = (initial: Root, options: StoreOptions) => Promise<OwnedStore>;

export function storeSuite(name: string, open: Open): void {
  describe(`${name} store`, () => {
    testDecisions(open);
    testOrder(open);
    testCommits(open);
    testReplacementAndClosing(open);
  });
}

function testDecisions(open: Open): void {
  test("an accepted decision becomes the state and returns its value", async () => {
    const store = await open(EMPTY_ROOT, ticking());
    await expect(store.transact((draft) => count(draft))).resolves.toEqual({ ok: true, value: 1 });
    expect(countOf(store.read())).toBe(1);
    await store.close();
  });

  test("a refusal leaves no trace of earlier puts", async () => {
    const seen: Commit[] = [];
    const store = await open(EMPTY_ROOT, ticking({ onCommit: (commit) => seen.push(commit) }));
    const refusal = await store.transact((draft) => {
      count(draft);
      return refuse("insufficient-balance");
    });
    expect(refusal).toEqual({ ok: false, reason: "insufficient-balance" });
    expect(store.root()).toBe(EMPTY_ROOT);
    expect(seen).toEqual([]);
    await store.close();
  });

  test("a refusal that must be remembered is committed", async () => {
    const store = await open(EMPTY_ROOT, ticking());
    const refusal = await store.transact((draft) => {
      count(draft);
      return refuse("wrong-pay-password", { commit: true });
    });
    expect(refusal.ok).toBe(false);
    expect(countOf(store.read())).toBe(1);
    await store.close();
  });

  test("a decision that throws rejects and leaves no trace", async () => {
    const store = await open(EMPTY_ROOT, ticking());
    const broken = store.transact((draft) => {
      count(draft);
      throw new Error("a fault of ours");
    });
    await expect(broken).rejects.toThrow("a fault of ours");
    expect(store.root()).toBe(EMPTY_ROOT);
    await expect(store.transact((draft) => count(draft))).resolves.toEqual({ ok: true, value: 1 });
    await store.close();
  });

  test("a decision without changes is not a commit", async () => {
    const seen: Commit[] = [];
    const store = await open(EMPTY_ROOT, ticking({ onCommit: (commit) => seen.push(commit) }));
    await store.transact(() => accept(null));
    expect(seen).toEqual([]);
    expect(store.root()).toBe(EMPTY_ROOT);
    await store.close();
  });
}

function testOrder(open: Open): void {
  test("concurrent decisions are taken one after another, in the order of the calls", async () => {
    const seen: number[] = [];
    const store = await open(EMPTY_ROOT, ticking({ onCommit: ({ at }) => seen.push(at) }));
    const answers = await Promise.all(Array.from({ length: 64 }, () => store.transact((draft) => count(draft))));
    expect(answers.map((answer) => answer.ok && answer.value)).toEqual(Array.from({ length: 64 }, (_, at) => at + 1));
    expect(seen).toEqual(Array.from({ length: 64 }, (_, at) => at + 1));
    expect(countOf(store.read())).toBe(64);
    await store.close();
  });

  test("accepts exactly as many concurrent decisions as the balance covers", async () => {
    const store = await open(rootWithCount(10), ticking());
    const take = (draft: Draft) => (countOf(draft) < 3 ? refuse("insufficient-balance") : count(draft, -3));
    const answers = await Promise.all(Array.from({ length: 64 }, () => store.transact(take)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(countOf(store.read())).toBe(1);
    await store.close();
  });

  test("a guard that throws undoes the commit and only that", async () => {
    const guard = ({ changes }: Commit): void => {
      if (changes.some(([, , row]) => row === 13)) throw new Error("unlucky");
    };
    const store = await open(rootWithCount(11), ticking({ guard }));
    const answers = await Promise.allSettled([
      store.transact((draft) => count(draft)),
      store.transact((draft) => count(draft)),
      store.transact((draft) => count(draft, 2)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(countOf(store.read())).toBe(14);
    await store.close();
  });
}

function testCommits(open: Open): void {
  test("a commit reports its time, its changes and its root", async () => {
    const seen: Commit[] = [];
    const store = await open(rootWithCount(1), ticking({ onCommit: (commit) => seen.push(commit) }));
    await store.transact((draft, now) => {
      draft.logins.put("at", now);
      draft.logins.remove("count");
      return accept(null);
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.at).toBe(1);
    expect(seen[0]?.changes).toEqual([
      ["logins", "at", 1],
      ["logins", "count", null],
    ]);
    expect(seen[0]?.root).toBe(store.root());
    await store.close();
  });

  test("a root that was kept stays as it was", async () => {
    const store = await open(rootWithCount(1), ticking());
    const kept = store.root();
    await store.transact((draft) => count(draft));
    expect(kept.logins.get("count")).toBe(1);
    await store.close();
  });
}

function testReplacementAndClosing(open: Open): void {
  test("another root replaces the current one, and decisions continue from it", async () => {
    const store = await open(rootWithCount(1), ticking());
    const under = store.transact((draft) => count(draft));
    await store.replace(rootWithCount(50));
    await under;
    expect(countOf(store.read())).toBe(50);
    await expect(store.transact((draft) => count(draft))).resolves.toEqual({ ok: true, value: 51 });
    await store.close();
  });

  test("closing waits for earlier decisions, and a second time does nothing", async () => {
    const store = await open(EMPTY_ROOT, ticking());
    const last = store.transact((draft) => count(draft));
    await store.close();
    await expect(last).resolves.toEqual({ ok: true, value: 1 });
    await store.close();
    expect(store.trouble()).toBeNull();
  });
}
