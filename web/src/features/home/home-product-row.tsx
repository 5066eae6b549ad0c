import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { HomeProduct } from "#api/products.ts";
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
import { ProductName } from "#shared/product-name.tsx";
import { ProductStateBadge } from "#shared/product-state-badge.tsx";
import { TermMark } from "#shared/term-icon.tsx";
import { useTermText } from "#shared/term-text.ts";
import { useOpenSection } from "#shared/use-open-section.ts";
import { Metrics } from "./product-metrics.ts";

/** One product: a card on phones, a table row on wide screens. */
export function HomeProductRow({ product }: { product: HomeProduct }) {
  const { t } = useLingui();
  const format = useFormat();
  const termText = useTermText();
  const open = useOpenSection();
  const reason = useId();
  const offered = mayBeOpen(product.state);
  return (
    <Row>
      <chakra.div display="flex" gap="4" alignItems={{ base: "start", lg: "center" }}>
        <TermMark term={product.term} />
        <div>
          <chakra.h3 fontSize="md">
            <ProductName name={product.title} />
          </chakra.h3>
          {!offered && <ProductStateBadge state={product.state} />}
          <Muted lineHeight="snug" marginTop="0.5">
            {product.summary}
          </Muted>
          {!offered && (
            <Muted id={reason} marginTop="1">
              <NotOpenText state={product.state} />
            </Muted>
          )}
        </div>
      </chakra.div>
      <Metrics>
        <Figure label={<Trans>Annual rate at purchase</Trans>}>
          <chakra.span fontSize="xl" fontWeight="semibold" letterSpacing="-0.01em">
            {format.percent(product.annualRate)}
          </chakra.span>
          <PastRange {...product} />
        </Figure>
        <Figure label={<Trans>Term</Trans>}>{termText(product.term)}</Figure>
        <Figure label={<Trans>Minimum subscription</Trans>}>
          <MoneyText value={product.minimum} />
        </Figure>
      </Metrics>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <LinkButton
          to="/product/details"
          search={{ id: String(product.id) }}
          variant="quietWhereWide"
          size="sm"
          flex={{ base: "1 1 7rem", lg: "none" }}
        >
          <Trans>Details</Trans>
          <Of title={product.title} />
        </LinkButton>
        <Button
          variant={offered ? "solid" : "outline"}
          size="sm"
          flex={{ base: "1 1 7rem", lg: "none" }}
          aria-disabled={!offered}
          aria-describedby={offered ? undefined : reason}
          onClick={() => open({ productId: product.id, amount: null }, t`Please log in to buy.`)}
        >
          <Trans>Buy</Trans>
          <Of title={product.title} />
        </Button>
      </chakra.div>
    </Row>
  );
}

/** Several buttons share a label; the hidden title distinguishes them for assistive technology. */
function Of({ title }: { title: string }) {
  return <VisuallyHidden>{`: ${title}`}</VisuallyHidden>;
}

/** The column widths for browsers without subgrid (Chrome before 117). */
export const OWN_COLUMNS = {
  "@supports not (grid-template-columns: subgrid)": {
    lg: { gridTemplateColumns: "minmax(0, 1fr) 9rem 6rem 10rem 12rem", columnGap: "10" },
  },
} as const;

const Row = chakra("li", {
  base: {
    ...OWN_COLUMNS,
    display: "grid",
    rowGap: "5",
    gridColumn: "1 / -1",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "subgrid" },
    alignItems: "center",
    padding: { base: "5", lg: "0" },
    paddingY: { lg: "5" },
    borderWidth: { base: "1px", lg: "1px 0 0" },
    borderRadius: { base: "panel", lg: "0" },
  },
});
