import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ComponentProps } from "react";
import { MoneyText } from "#components/money-text.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { useFormat } from "#i18n/format.ts";
import type { Usdt } from "#lib/usdt.ts";
import { amountsHiddenAtom } from "#state/amounts-hidden.ts";

/** Yen of the member: masked while the member hides amounts. */
export function Amount(props: Omit<ComponentProps<typeof MoneyText>, "hidden">) {
  return <MoneyText {...props} hidden={useAtomValue(amountsHiddenAtom)} />;
}

/** USDT of the member: masked while the member hides amounts. */
export function CoinAmount({ value }: { value: Usdt }) {
  const format = useFormat();
  const hidden = useAtomValue(amountsHiddenAtom);
  return (
    <chakra.span fontVariantNumeric="tabular-nums" fontWeight="semibold" whiteSpace="nowrap">
      {hidden ? (
        <>
          <span aria-hidden>***** USDT</span>
          <VisuallyHidden>
            <Trans>Amount hidden</Trans>
          </VisuallyHidden>
        </>
      ) : (
        format.usdt(value)
      )}
    </chakra.span>
  );
}

/** A share of the member's money in percent: masked while the member hides amounts, since it tells them too. */
export function Share({ percent }: { percent: number }) {
  const format = useFormat();
  const hidden = useAtomValue(amountsHiddenAtom);
  return (
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {hidden ? (
        <>
          <span aria-hidden>***%</span>
          <VisuallyHidden>
            <Trans>Amount hidden</Trans>
          </VisuallyHidden>
        </>
      ) : (
        format.percent(percent)
      )}
    </chakra.span>
  );
}
