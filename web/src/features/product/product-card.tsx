import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import type { ProductCard as Product } from "#api/products.ts";
import { Panel } from "#components/layout/panel.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { MoneyText } from "#components/money/money-text.tsx";
import { Button } from "#components/ui/button.tsx";
import { Figure } from "#components/ui/figure.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { mayBeOpen } from "#lib/product/product-state.ts";
import { NotOpenText } from "#shared/not-open-text.tsx";
import { PastRange } from "#shared/past-rates.tsx";
import { PayAndReceive } from "#shared/pay-and-receive.tsx";
import { ProductName } from "#shared/product-name.tsx";
import { ProductStateBadge } from "#shared/product-state-badge.tsx";
import { TermMark } from "#shared/term-icon.tsx";
import { useTermText } from "#shared/term-text.ts";
import { useOpenSection } from "#shared/use-open-section.ts";

export function ProductCard({ product }: { product: Product }) {
  const format = useFormat();
  const termText = useTermText();
  const reason = useId();
  const offered = mayBeOpen(product.state);
  return (
    <Panel
      as="li"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      // Subgrid: the name, the key figures, the payout and the buttons align across cards.
      gridRow={{ md: "span 4" }}
      gridTemplateRows={{ base: "1fr auto", md: "subgrid" }}
      rowGap="5"
    >
      <chakra.div display="flex" gap="3" alignItems="center" justifyContent="space-between">
        <Stack gap="2" minWidth="0">
          {!offered && (
            <div>
              <ProductStateBadge state={product.state} />
            </div>
          )}
          <chakra.h2 fontSize="lg">
            <ProductName name={product.title} />
          </chakra.h2>
        </Stack>
        <TermMark term={product.term} />
      </chakra.div>
      {/* Aligns the lines of all cards in a row, whether or not a card shows a past range. */}
      <Stack as="dl" gap="3" gridTemplateRows="1fr auto auto">
        <Figure label={<Trans>Annual rate at purchase</Trans>} size="xl">
          {format.percent(product.annualRate)}
          <PastRange {...product} />
        </Figure>
        <Line label={<Trans>Term</Trans>}>{termText(product.term)}</Line>
        <Line label={<Trans>Minimum subscription</Trans>}>
          <MoneyText value={product.minimum} />
        </Line>
      </Stack>
      {offered && product.minimum !== null && product.minimum > 0 && (
        <PayAndReceive price={product.minimum} rate={product.annualRate} term={product.term} size="sm" />
      )}
      {!offered && (
        <Muted id={reason}>
          <NotOpenText state={product.state} />
        </Muted>
      )}
      <CardButtons product={product} offered={offered} reason={reason} />
    </Panel>
  );
}

interface CardButtonsProps {
  product: Product;
  offered: boolean;
  /** The ID of the text that says why the product is not offered. */
  reason: string;
}

function CardButtons({ product, offered, reason }: CardButtonsProps) {
  const { t } = useLingui();
  const open = useOpenSection();
  return (
    <chakra.div display="grid" gridRow={{ md: "4" }} gridTemplateColumns="repeat(auto-fit, minmax(7rem, 1fr))" gap="3">
      <LinkButton to="/product/details" search={{ id: String(product.id) }} variant="outline" size="sm">
        <Trans>Details</Trans>
        <VisuallyHidden>{`: ${product.title}`}</VisuallyHidden>
      </LinkButton>
      <Button
        variant={offered ? "solid" : "outline"}
        size="sm"
        aria-disabled={!offered}
        aria-describedby={offered ? undefined : reason}
        onClick={() => open({ productId: product.id, amount: null }, t`Please log in to continue to the purchase.`)}
      >
        <Trans>Buy</Trans>
        <VisuallyHidden>{`: ${product.title}`}</VisuallyHidden>
      </Button>
    </chakra.div>
  );
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      justifyContent="space-between"
      gap="4"
      borderTopWidth="1px"
      paddingTop="3"
      fontSize="sm"
    >
      <chakra.dt color="ink.second">{label}</chakra.dt>
      <chakra.dd fontVariantNumeric="tabular-nums">{children}</chakra.dd>
    </chakra.div>
  );
}
