import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getBalanceQuery } from "#api/wallet/balance.ts";
import { BalanceLine } from "#features/personage/forms/balance-line.tsx";
import { Amount, CoinAmount } from "#features/personage/values/amount.tsx";
import { asUsdt, wholePart } from "#lib/amount/usdt.ts";

interface FundsLineProps {
  /** Adds the USDT equivalent. */
  inUsdt: boolean;
  /** Enters the whole withdrawable amount into the amount field. */
  onUseAll?: (() => void) | undefined;
}

/** The available balance in yen, with `inUsdt` also in whole USDT; empty until known. */
export function FundsLine({ inUsdt, onUseAll }: FundsLineProps) {
  const balance = useQuery(getBalanceQuery()).data;
  if (!balance) return null;
  // Only whole USDT can be withdrawn.
  const whole = balance.usdtEquivalent && asUsdt(wholePart(balance.usdtEquivalent) || "0");
  return (
    <BalanceLine onUseAll={balance.balance !== null && balance.balance > 0 ? onUseAll : undefined}>
      {inUsdt ? (
        <Trans>
          Available balance <Amount value={balance.balance} size="sm" /> (about <CoinAmount value={whole} />)
        </Trans>
      ) : (
        <Trans>
          Available balance <Amount value={balance.balance} size="sm" />
        </Trans>
      )}
    </BalanceLine>
  );
}
