// Compares the result of a scenario with its expectations.
import { checkInvariants } from "#domain/invariants/invariants.ts";
import { inviteLadder } from "#domain/invites/invite.ts";
import { isLocked } from "#domain/members/failed-attempts.ts";
import { memberOf } from "#domain/members/member.ts";
import type { Channel, Direction } from "#domain/money-record.ts";
import { assetSummary } from "#domain/money/assets.ts";
import { listRecords } from "#domain/money/records.ts";
import { listHoldings } from "#domain/products/holdings.ts";
import { bindingOf } from "#domain/reviews/bindings.ts";
import { type BindingState, type IdentityAudit, type MemberId, type State, WALLET_TYPE_NAMES } from "#domain/state.ts";
import type { EpochMs } from "#domain/time/time.ts";
import { COUNTED_TABLES, type Expectation, type Expectations, memberExpectations } from "./file.ts";
import type { ScenarioUser } from "./scenario.ts";

/** One failed expectation, with its pointer inside `expect`. */
export interface Unmet {
  readonly pointer: string;
  readonly message: string;
}

/** All failed expectations of a state. Expectations use the contract's codes for the states of rows. */
export function unmetExpectations(
  expect: Expectations,
  { state, now, users }: { state: State; now: EpochMs; users: ReadonlyMap<string, ScenarioUser> },
): Unmet[] {
  const unmet: Unmet[] = [];
  const { counts = {} } = expect;
  for (const table of COUNTED_TABLES) compare(unmet, `/counts/${table}`, counts[table], () => state[table].size);
  for (const [handle, expectation] of memberExpectations(expect)) {
    const user = users.get(handle);
    if (user) compareMember(unmet, `/${handle}`, expectation, { state, now, memberId: user.memberId });
    else
      unmet.push({
        pointer: `/${handle}`,
        message: `no user "${handle}"; there is ${[...users.keys()].join(", ") || "none"}`,
      });
  }
  if (expect.invariants === "all") {
    for (const { id, ok, detail } of checkInvariants(state)) {
      if (!ok) unmet.push({ pointer: "/invariants", message: `${id} is broken: ${detail}` });
    }
  }
  return unmet;
}

function compare<T extends string | number | boolean>(
  unmet: Unmet[],
  pointer: string,
  expected: T | undefined,
  found: () => T,
): void {
  if (expected === undefined) return;
  const actual = found();
  if (actual !== expected) unmet.push({ pointer, message: `expected ${expected}, found ${actual}` });
}

const IDENTITY_CODES = { none: 0, verified: 1, failed: 2, "in-review": 3 } as const satisfies Record<
  IdentityAudit,
  number
>;
const BINDING_CODES = { none: 0, bound: 1, "in-review": 2, reopened: 3 } as const satisfies Record<
  BindingState,
  number
>;
const TABS: readonly (readonly [name: keyof NonNullable<Expectation["records"]>, Direction, Channel])[] = [
  ["deposit", "top-up", "bank"],
  ["withdrawal", "withdrawal", "bank"],
  ["coinDeposit", "top-up", "coin"],
  ["coinWithdrawal", "withdrawal", "coin"],
];
const FIGURES = ["balance", "totalAssets", "profit", "totalValue", "invitation"] as const;

function compareMember(
  unmet: Unmet[],
  at: string,
  expected: Expectation,
  { state, now, memberId }: { state: State; now: EpochMs; memberId: MemberId },
): void {
  const member = memberOf(state, memberId);
  for (const figure of FIGURES) {
    compare<number>(unmet, `${at}/${figure}`, expected[figure], () => assetSummary(state, memberId)[figure]);
  }
  const holdings = (wanted: "running" | "matured") => () =>
    listHoldings(state, { memberId, offset: 0, limit: Number.POSITIVE_INFINITY }).filter(
      (held) => held.state === wanted,
    ).length;
  compare(unmet, `${at}/holdings`, expected.holdings, holdings("running"));
  compare(unmet, `${at}/matured`, expected.matured, holdings("matured"));
  compare<number>(unmet, `${at}/identity`, expected.identity, () => IDENTITY_CODES[member.identity.audit]);
  for (const [tab, direction, channel] of TABS) {
    const total = () => listRecords(state, { memberId, direction, channel, offset: 0, limit: 0 }).total;
    compare(unmet, `${at}/records/${tab}`, expected.records?.[tab], total);
  }
  for (const wallet of WALLET_TYPE_NAMES) {
    const code = () => BINDING_CODES[bindingOf(state, memberId, wallet).state];
    compare<number>(unmet, `${at}/wallet/${wallet}`, expected.wallet?.[wallet], code);
  }
  compare(unmet, `${at}/payPassword`, expected.payPassword, () => {
    if (member.payPasswordHash === null) return "unset";
    return isLocked(member.payPasswordFailures, now) ? "locked" : "set";
  });
  compare(unmet, `${at}/inviteCount`, expected.inviteCount, () => member.inviteCount);
  compare<number>(unmet, `${at}/claimable`, expected.claimable, () => inviteLadder(state, memberId).claimable);
  compare(
    unmet,
    `${at}/openReviews`,
    expected.openReviews,
    () =>
      [...state.reviews.values()].filter((review) => review.memberId === memberId && review.state === "open").length,
  );
}
