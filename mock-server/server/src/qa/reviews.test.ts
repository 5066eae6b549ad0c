import { describe, expect, test } from "vitest";
import { usdtFromWhole } from "#domain/amounts/usdt.ts";
import { askForBankChange } from "#domain/reviews/bank-change.ts";
import { requestCoinTopUp } from "#domain/wallet/top-up.ts";
import { durationText } from "./policy.ts";
import { serverForEachTest } from "./test-server.ts";

const path = { world: "a" };
const server = serverForEachTest("verified-with-funds");
const world = () => server.world();
const memberId = (): number => world().handles.get("alice")?.memberId ?? 0;
const topUp = async (txId: string) => {
  const command = { memberId: memberId(), chain: "TRC20", amount: usdtFromWhole(1000), name: "TRC20", txId } as const;
  const decision = await world().store.transact((draft, now) => requestCoinTopUp(draft, command, now));
  if (!decision.ok) throw new Error(decision.reason);
  return decision.value;
};
const open = async (kind: "topup" | "identity" | "wallet") => {
  const { items } = await server.call("qa.listReviews", { path, query: { kind, state: "open" } });
  const [review] = items;
  if (!review) throw new Error(`no open review of ${kind}`);
  return review;
};

describe("reviews", () => {
  test("are listed with the data for the decision and no secret", async () => {
    const record = await topUp("a".repeat(64));
    await world().store.transact((draft, now) =>
      askForBankChange(draft, { memberId: memberId(), number: "9876543", bankName: "Other" }, now),
    );
    const { items } = await server.call("qa.listReviews", { path });
    expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["identity", "wallet", "topup", "support"]));
    expect(items.find(({ kind }) => kind === "identity")?.payload).toMatchObject({
      audit: "verified",
      idNumber: "***",
    });
    expect(items.find(({ kind }) => kind === "wallet")?.payload).toMatchObject({ walletType: "bank", state: "bound" });
    expect(items.find(({ kind }) => kind === "support")?.payload).toMatchObject({ bank: { number: "9876543" } });
    expect(items.find((item) => item.record === record.id)).toMatchObject({
      user: "alice",
      amount: "1000",
      currency: "USDT",
      dueAt: null,
      payload: { chain: "TRC20" },
    });
  });

  test("are filtered by kind, state and user", async () => {
    await topUp("b".repeat(64));
    const count = async (query: object) => (await server.call("qa.listReviews", { path, query })).items.length;
    expect(await count({ kind: "topup", state: "open" })).toBe(1);
    expect(await count({ kind: "withdrawal" })).toBe(0);
    expect(await count({ user: "alice" })).toBe(await count({}));
    expect(await server.refusal("qa.listReviews", { path, query: { user: "nobody" } })).toBe(
      "404 unknown-user /query/user",
    );
  });
});

describe("deciding a review", () => {
  test("credits a top-up together with the decision", async () => {
    const record = await topUp("c".repeat(64));
    const { id } = await open("topup");
    const review = await server.call("qa.decideReview", { path: { ...path, id }, body: { decision: "approve" } });
    expect(review).toMatchObject({ id, state: "approved", record: record.id });
    expect(review.decidedAt).not.toBeNull();
    expect(world().store.read().records.get(record.id)?.audit).toBe("success");
  });

  test("is done once, unless the caller gives the expected state", async () => {
    await topUp("d".repeat(64));
    const { id } = await open("topup");
    const at = { ...path, id };
    await server.call("qa.decideReview", { path: at, body: { decision: "reject", reason: "blurred", if: "open" } });
    const { revision } = world();
    expect(await server.refusal("qa.decideReview", { path: at, body: { decision: "reject" } })).toBe(
      "409 already-decided /body/decision",
    );
    expect(await server.refusal("qa.decideReview", { path: at, body: { decision: "approve", if: "open" } })).toBe(
      "409 unexpected-state /body/if",
    );
    expect(await server.refusal("qa.decideReview", { path: at, body: { decision: "approve", if: "rejected" } })).toBe(
      "409 already-decided /body/decision",
    );
    const same = await server.call("qa.decideReview", { path: at, body: { decision: "reject", if: "rejected" } });
    expect(same).toMatchObject({ state: "rejected", reason: "blurred" });
    expect(world().revision).toBe(revision);
  });

  test("reopens a wallet binding and nothing else", async () => {
    const { items } = await server.call("qa.listReviews", { path, query: { kind: "wallet" } });
    const at = { ...path, id: items[0]?.id ?? 0 };
    const reopened = await server.call("qa.decideReview", {
      path: at,
      body: { decision: "reopen", reason: "name mismatch" },
    });
    expect(reopened.payload).toMatchObject({ state: "reopened", bank: null });
    await topUp("e".repeat(64));
    const { id } = await open("topup");
    expect(await server.refusal("qa.decideReview", { path: { ...path, id }, body: { decision: "reopen" } })).toBe(
      "409 not-reopenable /body/decision",
    );
    expect(await server.refusal("qa.decideReview", { path: { ...path, id: 999 }, body: { decision: "approve" } })).toBe(
      "404 unknown-review /path/id",
    );
  });
});

describe("the policy", () => {
  test("is changed for the given kinds and decides when it is due", async () => {
    const topup = { after: "PT1H30M", then: "approve" } as const;
    const policy = await server.call("qa.setPolicy", { path, body: { topup } });
    expect(policy).toMatchObject({ topup, wallet: "approve" });
    const record = await topUp("f".repeat(64));
    const { id, dueAt } = await open("topup");
    const { fired } = await server.call("qa.advanceClock", { path, body: { by: "PT1H30M" } });
    expect(fired).toEqual([{ at: dueAt, job: "review-policy", ref: id }]);
    expect(world().store.read().records.get(record.id)?.audit).toBe("success");
    await server.call("qa.setPolicy", { path, body: { topup: "manual" } });
    expect(await server.call("qa.getPolicy", { path })).toMatchObject({ topup: "manual" });
  });

  test.each([
    [0, "PT0S"],
    [600_000, "PT10M"],
    [5_400_000, "PT1H30M"],
    [86_400_000, "P1D"],
    [86_461_000, "P1DT1M1S"],
  ])("formats %d ms as %s", (ms, text) => {
    expect(durationText(ms)).toBe(text);
  });
});
