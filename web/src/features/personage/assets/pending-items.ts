import type { IdentityAudit } from "#api/user.ts";
import type { TabRecord } from "#features/personage/wallet-record/use-newest-records.ts";
import type { WalletStates } from "#features/personage/wallet-record/use-wallets.ts";
import { WALLETS, type WalletType } from "#lib/chain/chain.ts";

export type PendingItem =
  | ({ readonly kind: "record" } & TabRecord)
  | { readonly kind: "wallet"; readonly wallet: WalletType }
  | { readonly kind: "identity" };

interface Pending {
  readonly records: readonly TabRecord[];
  readonly wallets: WalletStates;
  readonly identity: IdentityAudit | undefined;
}

/** Everything in review: records (newest first), then wallets, then the identity. */
export const pendingItems = ({ records, wallets, identity }: Pending): PendingItem[] => [
  ...records
    .filter(({ record }) => record.audit === "in-review")
    .sort((a, b) => (b.record.at ?? 0) - (a.record.at ?? 0))
    .map((entry) => ({ kind: "record" as const, ...entry })),
  ...WALLETS.filter((wallet) => wallets[wallet]?.inReview).map((wallet) => ({ kind: "wallet" as const, wallet })),
  ...(identity === "in-review" ? [{ kind: "identity" as const }] : []),
];
