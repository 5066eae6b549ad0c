import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Flame } from "lucide-react";
import { useId } from "react";
import type { PurchasableProduct } from "#api/orders.ts";
import { Panel } from "#components/layout/panel.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Figure } from "#components/ui/figure.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { NoValue } from "#components/ui/no-value.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { PastRates } from "#shared/past-rates.tsx";
import { PayAndReceive } from "#shared/pay-and-receive.tsx";
import { ProductName } from "#shared/product-name.tsx";
import { useTermText } from "#shared/term-text.ts";
import { useOwnEarnings } from "./use-own-earnings.ts";
import { useRates } from "./use-rates.ts";

export function PurchaseItem({ product, onBuy }: { product: PurchasableProduct; onBuy: () => void }) {
  const format = useFormat();
  const termText = useTermText();
  const name = useId();
  const rates = useRates(product);
  const earnings = useOwnEarnings(product);
  return (
    <Panel
      as="li"
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" }}
      gap="5"
      padding={{ base: "5", md: "6" }}
      css={{ "& > :not(:first-child, [data-actions])": { gridColumn: "1 / -1" } }}
    >
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
      <Facts>
        <Figure label={<Trans>Annual rate at purchase</Trans>} size="lg">
          {rates.applied}
          {rates.past !== null && <PastRates rates={rates.past} />}
        </Figure>
        <Figure label={<Trans>Term</Trans>} size="md">
          {termText(product.term)}
        </Figure>
        <Figure label={<Trans>Minimum</Trans>} size="md">
          {product.minimum === null ? <NoValue /> : format.yen(product.minimum)}
        </Figure>
      </Facts>
      {product.minimum !== null && product.minimum > 0 && (
        <PayAndReceive price={product.minimum} rate={product.rate} term={product.term} size="sm" />
      )}
      {product.invested !== 0 && <OwnFacts product={product} earnings={earnings} />}
      <chakra.div
        data-actions
        gridArea={{ sm: "1 / 2" }}
        display="grid"
        gridTemplateColumns={{ base: "repeat(auto-fit, minmax(7rem, 1fr))", sm: "auto auto" }}
        gap="3"
      >
        <LinkButton to="/product/details" search={{ id: String(product.id) }} variant="outline">
          <Trans>Details</Trans>
          <VisuallyHidden>{`: ${product.name}`}</VisuallyHidden>
        </LinkButton>
        <Button id={`${name}-buy`} onClick={onBuy} aria-labelledby={`${name}-buy ${name}`}>
          <Trans>Buy</Trans>
        </Button>
      </chakra.div>
    </Panel>
  );
}

interface OwnFactsProps {
  product: PurchasableProduct;
  earnings: ReturnType<typeof useOwnEarnings>;
}

function OwnFacts({ product, earnings }: OwnFactsProps) {
  return (
    <Facts borderTopWidth="1px" paddingTop="4">
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
    </Facts>
  );
}

/** Three equal columns on every card; on narrow screens a line per fact, with the label left and the value right. */
const Facts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { md: "repeat(3, minmax(0, 1fr))" },
    columnGap: "6",
    rowGap: "2",
    mdDown: {
      "& > div": {
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "space-between",
        alignItems: "baseline",
        columnGap: "4",
        textAlign: "end",
      },
      // A value that does not fit beside its label stays at the right, as does one that replaces the dash.
      "& > div > dd": { flexGrow: "1" },
    },
  },
});
