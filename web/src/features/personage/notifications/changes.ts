import type { Holding } from "#api/orders.ts";
import type { CashFlowItem, Identity } from "#api/user.ts";
import type { WalletStatus } from "#api/wallet/bound-accounts.ts";
import { stateOf } from "#features/personage/wallet-record/record-state.ts";
import type { TabRecord } from "#features/personage/wallet-record/use-newest-records.ts";
import type { WalletType } from "#lib/chain/chain.ts";
import type { Look } from "#state/seen-changes.ts";

/** The parts of the account that can change without an action of the member. */
export interface AccountState {
  readonly records: readonly TabRecord[];
  readonly income: readonly CashFlowItem[];
  readonly holdings: readonly Holding[];
  readonly identity: Identity;
  readonly wallets: Readonly<Record<WalletType, WalletStatus>>;
}

/** A change of the account; `at` is null if the server stores no time for it. */
export type Change = { readonly key: string; readonly at: number | null } & (
  | ({ readonly kind: "record" } & TabRecord)
  | { readonly kind: "matured"; readonly holding: Holding }
  | { readonly kind: "credited"; readonly item: CashFlowItem }
  | { readonly kind: "identity"; readonly accepted: boolean; readonly reason: string | null }
  | {
      readonly kind: "wallet";
      readonly wallet: WalletType;
      readonly accepted: boolean;
      readonly reason: string | null;
    }
);

/**
 * The current states that have no timestamp (identity and wallets), by name. Stored each time the member opens the
 * list, so that later changes can be detected.
 */
export const statesOf = ({ identity, wallets }: AccountState): Record<string, string> => ({
  identity: identity.audit,
  ...Object.fromEntries(Object.entries(wallets).map(([wallet, status]) => [wallet, walletState(status)])),
});

const walletState = ({ mustBind, inReview, reason }: WalletStatus): string =>
  inReview ? "in-review" : !mustBind ? "accepted" : reason === null ? "none" : "sent-back";

/**
 * All changes to list: first new changes of identity and wallets, which have no time, then changes with a time (newest
 * first), then seen changes of identity and wallets. An accepted identity or wallet is listed only if this browser has
 * seen its state change, a rejected one until the member submits again.
 */
export function changesOf(account: AccountState, look: Look): Change[] {
  const states = statesOf(account);
  const timed: Change[] = [
    ...account.records
      .filter(({ record }) => ["success", "failure"].includes(stateOf(record)))
      .map((entry) => ({
        kind: "record" as const,
        key: `record:${entry.record.id}:${entry.record.audit}`,
        at: entry.record.updatedAt,
        ...entry,
      })),
    ...account.holdings
      .filter(({ state }) => state === "matured")
      .map((holding) => ({ kind: "matured" as const, key: `holding:${holding.id}`, at: holding.end, holding })),
    // Omit movements caused by records and holdings, because these are listed above in more detail.
    ...account.income
      .filter(({ cause }) => cause !== null && /^(invite|grant):/.test(cause))
      .map((item) => ({ kind: "credited" as const, key: `flow:${item.id}`, at: item.at, item })),
  ];
  const untimed = untimedChanges(account, states, look);
  return [
    ...untimed.filter((change) => isNew(change, look)),
    ...timed.sort((a, b) => (b.at ?? 0) - (a.at ?? 0)),
    ...untimed.filter((change) => !isNew(change, look)),
  ];
}

const keyOfState = (name: string, state: string): string => `${name}:${state}`;

function untimedChanges(
  { identity, wallets }: AccountState,
  states: Readonly<Record<string, string>>,
  look: Look,
): Change[] {
  const isReportable = (name: string): boolean => {
    const state = states[name];
    if (state === "failed" || state === "sent-back") return true;
    return (
      (state === "verified" || state === "accepted") &&
      (look.states[name] !== state || look.keys.includes(keyOfState(name, state)))
    );
  };
  const changes: Change[] = isReportable("identity")
    ? [
        {
          kind: "identity",
          key: keyOfState("identity", identity.audit),
          at: null,
          accepted: identity.audit === "verified",
          reason: identity.failureReason,
        },
      ]
    : [];
  for (const [name, status] of Object.entries(wallets)) {
    const wallet = name as WalletType;
    if (!isReportable(wallet)) continue;
    const state = states[wallet] ?? "";
    changes.push({
      kind: "wallet",
      key: keyOfState(wallet, state),
      at: null,
      wallet,
      accepted: state === "accepted",
      reason: status.reason,
    });
  }
  return changes;
}

/** Whether the member has not seen the change yet. */
export function isNew({ at, key }: Change, look: Look): boolean {
  if (look.keys.includes(key)) return false;
  return at === null || at >= look.at;
}

/** Maximum number of keys to store. This is enough, because `isNew` needs no key for a change before `look.at`. */
const KEPT_KEYS = 60;

/** Returns the `Look` to store once the member has seen all of `changes`. */
export const lookAt = (changes: readonly Change[], account: AccountState, before: Look): Look => ({
  at: changes.reduce((newest, { at }) => Math.max(newest, at ?? 0), before.at),
  // Keep the keys of changes without a time first: they are few, and only their keys show that they were listed.
  keys: [...changes.filter(({ at }) => at === null), ...changes.filter(({ at }) => at !== null)]
    .slice(0, KEPT_KEYS)
    .map(({ key }) => key),
  states: statesOf(account),
});

/**
 * The `Look` for a browser that has stored none. Changes since the previous login are new. Without a previous login
 * nothing is new, because a member who has just signed up has seen everything.
 */
export function firstLook(account: AccountState, previousLogin: number | null): Look {
  const blank: Look = { at: previousLogin ?? 0, keys: [], states: statesOf(account) };
  return previousLogin === null ? lookAt(changesOf(account, blank), account, blank) : blank;
}
