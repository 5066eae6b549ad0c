import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useId, useState } from "react";
import type { ProductDetail } from "#api/products.ts";
import { RangeInput } from "#components/forms/range-input.tsx";
import { Panel } from "#components/layout/panel.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { StickyAction } from "#components/layout/sticky-action.tsx";
import { YenField } from "#components/money/yen-field.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { yenFromField } from "#lib/amount/parse-amount.ts";
import type { Order } from "#lib/product/order.ts";
import { mayBeOpen } from "#lib/product/product-state.ts";
import { EstimateFigures } from "#shared/estimate-figures.tsx";
import { EstimateFormula } from "#shared/estimate-formula.tsx";
import { useMaturity } from "#shared/pay-and-receive.tsx";
import { Payout } from "#shared/payout.tsx";
import { readDraft, writeDraft } from "#state/drafts.ts";
import { SubscribeButton } from "../subscribe-action.tsx";
import { amountSteps, startAmount, stepOf } from "./amount-steps.ts";
import { EstimateCurve } from "./estimate-curve.tsx";

/** The calculator's values, passed on to the purchase. */
export type Chosen = Omit<Order, "productId">;

/**
 * The amount last entered for the product in this tab, and its setter. The amount survives a language change and
 * leaving the page.
 */
function useEntered({ id, minimum }: ProductDetail) {
  const draft = `estimate:${id}`;
  const [digits, setDigits] = useState(() => String(readDraft(draft).amount ?? startAmount(minimum ?? 0)));
  const enter = (next: string): void => {
    writeDraft(draft, { amount: next });
    setDigits(next);
  };
  return [digits, enter] as const;
}

/** The calculator: takes an amount, and shows its payout, the purchase button and the computation (rules E3 and E9). */
export function EstimateExplorer({ product, chosenRef }: { product: ProductDetail; chosenRef: RefObject<Chosen> }) {
  const { t } = useLingui();
  const format = useFormat();
  const id = useId();
  const [digits, setDigits] = useEntered(product);
  const { annualRate: rate, term } = product;
  const entered = yenFromField(digits);
  const isBelowMinimum = entered !== null && product.minimum !== null && entered < product.minimum;
  // Amounts below the minimum cannot be bought, so show no payout for them.
  const amount = isBelowMinimum ? null : entered;
  const maturity = useMaturity(amount, rate, term);
  useEffect(() => {
    chosenRef.current = { amount: entered };
  }, [chosenRef, entered]);
  const steps = amountSteps(product.minimum ?? 0);
  const reached = stepOf(entered ?? 0, steps);
  const [minimum, amountText] = [format.yen(product.minimum), format.yen(amount)];

  return (
    <Panel
      as="section"
      aria-labelledby={id}
      display="grid"
      columnGap="10"
      rowGap="5"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "minmax(0, 1fr)" }}
      alignItems="start"
    >
      <Stack gap="1" gridColumn="1 / -1">
        <Heading id={id} size="md">
          <Trans>Calculate an estimate</Trans>
        </Heading>
        {!mayBeOpen(product.state) && (
          <Muted>
            <Trans>This product cannot be bought at the moment. The figures are for reference only.</Trans>
          </Muted>
        )}
      </Stack>
      <div>
        <YenField
          label={<Trans>Amount</Trans>}
          value={digits}
          onValueChange={setDigits}
          error={isBelowMinimum && <Trans>The minimum is {minimum}.</Trans>}
        />
        <RangeInput
          aria-label={t`Amount`}
          min={0}
          max={steps.length - 1}
          value={reached}
          valueText={format.yen(entered ?? 0)}
          onValueChange={(step) => setDigits(String(steps[step] ?? steps[0]))}
        />
      </div>
      <Stack gap="5">
        <Payout
          amount={amount}
          maturity={maturity}
          {...(isBelowMinimum && { missing: <Trans>This product can be bought from {minimum}.</Trans> })}
        />
        {mayBeOpen(product.state) && (
          <StickyAction>
            <SubscribeButton order={() => ({ productId: product.id, amount: entered })}>
              <span>{amount === null ? <Trans>Buy</Trans> : <Trans>Buy for {amountText}</Trans>}</span>
            </SubscribeButton>
          </StickyAction>
        )}
        <EstimateFigures rate={rate} term={term} profit={maturity?.profit ?? null} />
        {term && term.unit !== "unknown" && <EstimateCurve term={term} profit={maturity?.profit ?? null} />}
        <EstimateFormula
          amount={amount}
          rate={rate}
          term={term}
          fee={product.trusteeFee}
          profit={maturity?.profit ?? null}
        />
      </Stack>
    </Panel>
  );
}
