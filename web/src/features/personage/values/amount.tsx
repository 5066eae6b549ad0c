import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ComponentProps, ReactNode } from "react";
import { MoneyFrame, type MoneyText, YenFigures } from "#components/money/money-text.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { useFormat } from "#i18n/use-format.ts";
import type { Usdt } from "#lib/amount/usdt.ts";
import { amountsHiddenAtom } from "#state/amounts-hidden.ts";

/** A yen amount of the member; masked while amounts are hidden (rule L5). */
export function Amount({ value, size = "md" }: ComponentProps<typeof MoneyText>) {
  return (
    <MoneyFrame size={size}>
      <Hideable>
        <YenFigures value={value} />
      </Hideable>
    </MoneyFrame>
  );
}

/** A USDT amount of the member; masked while amounts are hidden. */
export function CoinAmount({ value, size }: { value: Usdt | null; size?: "sm" }) {
  const format = useFormat();
  return (
    <MoneyFrame {...(size && { size })}>
      <Hideable mask="***** USDT">{value === null ? <NoValue /> : format.usdt(value)}</Hideable>
    </MoneyFrame>
  );
}

/** A share of the member's money in percent; masked while amounts are hidden, because it reveals them. */
export function Share({ percent }: { percent: number }) {
  const format = useFormat();
  return (
    <MoneyFrame fontWeight="inherit">
      <Hideable mask="***%">{format.percent(percent)}</Hideable>
    </MoneyFrame>
  );
}

/** The only part of an amount that re-renders when amounts are hidden, because a page may have hundreds of amounts. */
function Hideable({ mask = "*****", children }: { mask?: string; children: ReactNode }) {
  if (!useAtomValue(amountsHiddenAtom)) return children;
  return (
    <>
      {/* Constant width, so that the mask does not reveal the size. */}
      <span aria-hidden>{mask}</span>
      <span className="said" translate="yes">
        <Trans>Amount hidden</Trans>
      </span>
    </>
  );
}
