import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Flame } from "lucide-react";
import { useId } from "react";
import type { PurchasableProduct } from "#api/orders.ts";
import { NoValue } from "#components/ui/no-value.tsx";
import { PayAndReceive } from "#shared/pay-and-receive.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Figure } from "#components/ui/figure.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Panel } from "#components/layout/panel.tsx";
import { Amount } from "#features/personage/lists/amount.tsx";
import { useFormat } from "#i18n/format.ts";
import { useTermText } from "#shared/term-text.ts";
import { useOwnEarnings } from "./use-own-earnings.ts";
import { useRates } from "./use-rates.ts";
import { ProductName } from "#shared/product-name.tsx";

/** Two columns, or one where the text is too large for them. */
const TWO_COLUMNS = "repeat(auto-fit, minmax(min(max(6.5rem, 40%), 100%), 1fr))";

/** One product: its terms, the member's holdings in it, and the buy button. */
export function PurchaseItem({ product, onBuy }: { product: PurchasableProduct; onBuy: () => void }) {
  const format = useFormat();
  const termText = useTermText();
  const name = useId();
  const rates = useRates(product);
  const earnings = useOwnEarnings(product);
  return (
    <Panel as="li" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" padding={{ base: "5", md: "6" }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Heading id={name} size="sm" marginEnd="1">
          <ProductName name={product.name} />
        </Heading>
        {product.popular && (
          <Badge colorPalette="brand">
            <Icon of={Flame} size={14} />
            <Trans>Popular</Trans>
          </Badge>
        )}
      </chakra.div>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: TWO_COLUMNS, lg: "repeat(auto-fit, minmax(7rem, 1fr))" }}
        columnGap="6"
        rowGap="4"
        // Aligns the numbers of a row if a label wraps.
        alignItems="end"
      >
        <Figure label={<Trans>Annual rate at purchase</Trans>} size="lg">
          {rates.applied}
        </Figure>
        {rates.past !== null && (
          <Figure label={<Trans>Past annual rate</Trans>} size="md">
            {rates.past}
          </Figure>
        )}
        <Figure label={<Trans>Term</Trans>} size="md">
          {termText(product.term)}
        </Figure>
        <Figure label={<Trans>Minimum</Trans>} size="md">
          {product.minimum === null ? <NoValue /> : format.yen(product.minimum)}
        </Figure>
      </chakra.dl>
      {product.minimum !== null && product.minimum > 0 && (
        <PayAndReceive price={product.minimum} rate={product.rate} term={product.term} size="sm" />
      )}
      <chakra.div
        display="flex"
        flexDirection={{ base: "column", sm: "row" }}
        alignItems={{ base: "stretch", sm: "flex-end" }}
        justifyContent="space-between"
        gap="4"
        paddingTop="4"
        borderTopWidth="1px"
      >
        {product.invested !== 0 && (
          <chakra.dl
            display={{ base: "grid", sm: "flex" }}
            gridTemplateColumns={TWO_COLUMNS}
            // The largest amounts do not fit beside each other and the button.
            flexWrap="wrap"
            flex="1"
            minWidth="0"
            columnGap={{ base: "6", sm: "10" }}
            rowGap="3"
            alignItems="end"
          >
            <Figure label={<Trans>Invested amount</Trans>} size="md">
              <Amount value={product.invested} />
            </Figure>
            {earnings !== null && (
              <Figure label={<Trans>Estimated earnings until maturity</Trans>} size="md">
                {earnings === undefined ? <NoValue /> : <Amount value={earnings} />}
              </Figure>
            )}
            <Figure label={<Trans>Estimated earnings for a full year</Trans>} size="md">
              <Amount value={product.annualEarnings} />
            </Figure>
          </chakra.dl>
        )}
        <Button id={`${name}-buy`} marginStart={{ sm: "auto" }} onClick={onBuy} aria-labelledby={`${name}-buy ${name}`}>
          <Trans>Buy</Trans>
        </Button>
      </chakra.div>
    </Panel>
  );
}
