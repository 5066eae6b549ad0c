import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getBalanceQuery } from "#api/wallet.ts";
import { Button } from "#components/ui/button.tsx";
import { Amount, CoinAmount } from "#features/personage/amount.tsx";

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
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      fontSize="sm"
      lineHeight="snug"
    >
      <chakra.p color="ink.second">
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
      </chakra.p>
      {onUseAll && balance.balance > 0 && (
        <Button variant="quiet" size="sm" marginX="-4" marginY="-1" onClick={onUseAll}>
          <Trans>Use full balance</Trans>
        </Button>
      )}
    </chakra.div>
  );
}
