import type { IdentityAudit } from "#api/user.ts";
import type { TabRecord } from "#features/personage/wallet-record/use-newest-records.ts";
import { isUsable, type WalletStates } from "#features/personage/wallet-record/use-wallets.ts";
import { WALLETS } from "#lib/chain/chain.ts";

/** The steps of a new member in the recommended order; only the purchase depends on another step. */
export type StepName = "identity" | "top-up" | "purchase" | "withdrawal";
/** `waiting`: in review. `again`: rejected. `password`: the trading password is not set, or not known to be set. */
export type StepState = "open" | "waiting" | "again" | "done" | "password";

export interface FirstStep {
  readonly name: StepName;
  readonly state: StepState;
}

interface MemberState {
  readonly identity: IdentityAudit | undefined;
  readonly hasHoldings: boolean;
  /** Whole yen: the sum of the available balance, the amounts reserved for withdrawals, and the running holdings. */
  readonly totalAssets: number;
  readonly records: readonly TabRecord[];
  readonly needsPayPassword: boolean | undefined;
  readonly wallets: WalletStates;
}

/** The states of a member's first steps. A step whose data failed to load counts as not done. */
export function firstSteps({
  identity,
  hasHoldings,
  totalAssets,
  records,
  needsPayPassword,
  wallets,
}: MemberState): readonly FirstStep[] {
  const deposits = records.filter(({ tab }) => tab === "deposit" || tab === "coin-deposit");
  const some = (audit: string): boolean => deposits.some(({ record }) => record.audit === audit);
  return [
    { name: "identity", state: IDENTITY_STATES[identity ?? "unknown"] },
    {
      name: "top-up",
      state:
        hasHoldings || totalAssets > 0 || some("success")
          ? "done"
          : some("in-review")
            ? "waiting"
            : some("failure")
              ? "again"
              : "open",
    },
    { name: "purchase", state: hasHoldings ? "done" : "open" },
    { name: "withdrawal", state: walletState(needsPayPassword, wallets) },
  ];
}

const IDENTITY_STATES: Readonly<Record<IdentityAudit, StepState>> = {
  none: "open",
  unknown: "open",
  "in-review": "waiting",
  failed: "again",
  verified: "done",
};

function walletState(needsPayPassword: boolean | undefined, wallets: WalletStates): StepState {
  const all = WALLETS.map((wallet) => wallets[wallet]);
  if (needsPayPassword !== false) return "password";
  if (all.some(isUsable)) return "done";
  return all.some((wallet) => wallet?.inReview) ? "waiting" : all.some((wallet) => wallet?.reason) ? "again" : "open";
}

/** The next step: the first one that the member can act on. */
export const nextStep = (steps: readonly FirstStep[]): StepName | undefined =>
  steps.find(({ state }) => state !== "done" && state !== "waiting")?.name;

/**
 * Whether all steps are done: the member has bought a product, is verified and can withdraw. A later rejection reopens
 * a step.
 */
export const areStepsDone = (steps: readonly FirstStep[]): boolean => steps.every(({ state }) => state === "done");
