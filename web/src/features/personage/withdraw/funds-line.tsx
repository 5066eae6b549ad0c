import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getBalanceQuery } from "#api/wallet.ts";
import { Amount, CoinAmount } from "#features/personage/lists/amount.tsx";
import { BalanceLine } from "#features/personage/money-request/balance-line.tsx";

interface FundsLineProps {
  /** Says what it is in USDT as well. */
  inUsdt: boolean;
  /** Puts all of it into the amount field. */
  onUseAll?: (() => void) | undefined;
}

/** What can be withdrawn, in yen and as USDT; nothing until it is known. */
export function FundsLine({ inUsdt, onUseAll }: FundsLineProps) {
  const balance = useQuery(getBalanceQuery()).data;
  if (!balance) return null;
  return (
    <BalanceLine onUseAll={balance.balance > 0 ? onUseAll : undefined}>
      {inUsdt ? (
        <Trans>
          Withdrawable funds <Amount value={balance.balance} size="sm" />, about{" "}
          <CoinAmount value={balance.usdtEquivalent} />
        </Trans>
      ) : (
        <Trans>
          Withdrawable funds <Amount value={balance.balance} size="sm" />
        </Trans>
      )}
    </BalanceLine>
  );
}
