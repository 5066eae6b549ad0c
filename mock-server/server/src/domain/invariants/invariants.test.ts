import * as fc from "fast-check";
import { expect, test } from "vitest";
import { usdtFromWhole } from "#domain/amounts/usdt.ts";
import { asYen } from "#domain/amounts/yen.ts";
import type { Decision } from "#domain/decision.ts";
import { once } from "#domain/idempotency.ts";
import { claimInviteReward } from "#domain/invites/invite.ts";
import { runJob } from "#domain/jobs.ts";
import { setPayPassword } from "#domain/members/pay-password.ts";
import { buyProduct } from "#domain/products/purchase.ts";
import { decideReview, DEFAULT_POLICIES } from "#domain/reviews/reviews.ts";
import type { Draft, ReviewPolicy, State } from "#domain/state.ts";
import { ACCOUNT, addMember, addReceipt, START, testRoot } from "#domain/test-world.ts";
import { asEpochMs, DAY_MS, type EpochMs } from "#domain/time/time.ts";
import { bindAddress, bindBankAccount } from "#domain/wallet/bind-account.ts";
import { requestBankTopUp, requestCoinTopUp } from "#domain/wallet/top-up.ts";
import { cancelWithdrawal, requestBankWithdrawal, requestCoinWithdrawal } from "#domain/wallet/withdrawal.ts";
import { memoryStore } from "#store/memory.ts";
import { stateOf } from "#store/root.ts";
import { testDraft } from "#store/test-draft.ts";
import { checkInvariants } from "./invariants.ts";
import { checkTouched } from "./touched-invariants.ts";

const MEMBERS = [1, 2];

/** Two members with money, a trading password, a bank account and an address; the first invited the second. */
const ROOT = testRoot((draft) => {
  addMember(draft, "alice", 200_000);
  addMember(draft, "bob", 100_000, "CODEALICE");
  for (const memberId of MEMBERS) {
    addReceipt(draft, memberId);
    setPayPassword(draft, { memberId, hash: "secret" });
    bindBankAccount(draft, { memberId, account: ACCOUNT }, START);
    bindAddress(draft, { memberId, chain: "TRC20", address: "T", check: () => "valid" }, START);
  }
});

type Action = (draft: Draft, now: EpochMs) => Decision<unknown, string, string>;

const member = fc.constantFrom(...MEMBERS);
const yen = fc.integer({ min: 1, max: 150_000 }).map(asYen);
const usdt = fc.integer({ min: 1, max: 900 }).map(usdtFromWhole);
const recordId = fc.integer({ min: 1, max: 3 });
/** Reviews 1 to 4 belong to the bindings above. The range starts at 4, so that only one binding is decided again. */
const reviewId = fc.integer({ min: 4, max: 8 });
const proof = fc.constantFrom(true, true, true, false).map((right) => ({ hash: "secret", right }));
// oxlint-disable-next-line unicorn/no-thenable -- `then` is a key of the control contract; a policy is never awaited.
const tomorrow: ReviewPolicy = { afterMs: DAY_MS, then: "approve" };
const policy = fc.constantFrom<ReviewPolicy[]>("manual", "approve", "reject", tomorrow);

const decided = fc.record({ reviewId, decision: fc.constantFrom("approve", "approve", "reject", "reopen") }).map(
  (command): Action =>
    (draft, now) =>
      decideReview(draft, command, now),
);

const cancelled = fc.record({ memberId: member, recordId }).map(
  (command): Action =>
    (draft, now) =>
      cancelWithdrawal(draft, command, now),
);

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ memberId: member, price: yen, productId: fc.constantFrom(2, 2, 3) }).map(
    (command): Action =>
      (draft, now) =>
        buyProduct(draft, command, now),
  ),
  fc.record({ memberId: member, price: yen, key: fc.constantFrom("key-00001", "key-00002") }).map(
    ({ memberId, price, key }): Action =>
      (draft, now) =>
        once(draft, { memberId, operationId: "products.buy", key, bodyHash: String(price) }, now, () =>
          buyProduct(draft, { memberId, productId: 2, price }, now),
        ),
  ),
  fc.record({ memberId: member, amount: yen }).map(
    (command): Action =>
      (draft, now) =>
        requestBankTopUp(draft, { ...command, receipt: `/uploads/${command.memberId}.png` }, now),
  ),
  fc.record({ memberId: member, amount: usdt, txId: fc.constantFrom("a", "0xA", "b", "c") }).map(
    (command): Action =>
      (draft, now) =>
        requestCoinTopUp(draft, { ...command, chain: "ERC20", name: "USDT" }, now),
  ),
  fc.record({ memberId: member, amount: yen, proof }).map(
    (command): Action =>
      (draft, now) =>
        requestBankWithdrawal(draft, command, now),
  ),
  fc.record({ memberId: member, amount: usdt, proof }).map(
    (command): Action =>
      (draft, now) =>
        requestCoinWithdrawal(draft, { ...command, chain: "TRC20" }, now),
  ),
  { weight: 2, arbitrary: cancelled },
  { weight: 4, arbitrary: decided },
  member.map(
    (memberId): Action =>
      (draft, now) =>
        claimInviteReward(draft, { memberId }, now),
  ),
  fc.record({ topup: policy, withdrawal: policy }).map((policies): Action => (draft) => {
    draft.policies.put("main", { ...DEFAULT_POLICIES, ...policies });
    return { ok: true, value: null };
  }),
);
const step = fc.oneof({ weight: 8, arbitrary: action }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 200 }) });

const brokenIn = (state: State) => checkInvariants(state).filter(({ ok }) => !ok);

test("every invariant holds after any sequence of actions by members, reviewers and time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      let now = START;
      const store = memoryStore(ROOT, {
        now: () => now,
        guard: ({ root, changes }) => expect(checkTouched(stateOf(root), changes).filter(({ ok }) => !ok)).toEqual([]),
      });
      for (const taken of steps) {
        if (typeof taken === "function") {
          now = asEpochMs(now + 1);
          const before = store.root();
          const decision = await store.transact(taken);
          if (!decision.ok && !decision.commit && store.root() !== before)
            throw new Error(`${decision.reason} left a trace`);
        } else {
          now = asEpochMs(now + taken * DAY_MS);
          const due = [...store.read().jobs.values()].filter((job) => job.at <= now).sort((a, b) => a.at - b.at);
          for (const job of due) await store.transact((draft) => runJob(draft, job, job.at));
        }
        expect(brokenIn(store.read())).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});

test("a refused rule has written nothing, so that a world never depends on the store to undo it", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
      const touched: string[] = [];
      const store = watched(touched);
      actions.forEach((taken, at) => {
        touched.length = 0;
        const decision = taken(store, asEpochMs(START + at));
        expect(decision.ok || decision.commit ? [] : touched).toEqual([]);
      });
      expect(brokenIn(store)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

/** A draft that appends to `touched` the name of each table that is written. */
function watched(touched: string[]): Draft {
  const draft = testDraft(ROOT);
  const tables = Object.entries(draft).map(([name, table]) => [
    name,
    new Proxy(table, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property, target);
        if (typeof value !== "function") return value;
        return (...args: unknown[]): unknown => {
          if (property === "put" || property === "remove") touched.push(name);
          return Reflect.apply(value, target, args);
        };
      },
    }),
  ]);
  return Object.fromEntries(tables) as Draft;
}
