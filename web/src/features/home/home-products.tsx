import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { homeProductQuery } from "#api/products.ts";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { NoProducts } from "#shared/no-products.tsx";
import { HomeProductRow, OWN_COLUMNS } from "./home-product-row.tsx";
import { Section } from "./section.tsx";

/** Subgrid of the table's columns, so that heads and rows align in every language. */
const WHOLE_ROW = { gridColumn: "1 / -1", gridTemplateColumns: { lg: "subgrid" } } as const;

/** The products as a table on wide screens, as cards on phones. */
export function HomeProducts() {
  const query = useQuery(homeProductQuery());
  return (
    <Section
      title={<Trans>Products at a glance</Trans>}
      intro={<Trans>Rates, terms and minimums side by side. Rates are estimates, not promises.</Trans>}
    >
      <QueryView
        query={query}
        skeleton={<ProductsSkeleton />}
        isEmpty={(products) => products.length === 0}
        empty={<NoProducts />}
      >
        {(products) => (
          <chakra.div display={{ lg: "grid" }} gridTemplateColumns="minmax(0, 1fr) repeat(4, auto)" columnGap="10">
            <ColumnHeads />
            <chakra.ul
              {...WHOLE_ROW}
              display="grid"
              rowGap={{ base: "4", lg: "0" }}
              listStyle="none"
              borderBottomWidth={{ base: "0", lg: "1px" }}
            >
              {products.map((product) => (
                <HomeProductRow key={product.id} product={product} />
              ))}
            </chakra.ul>
          </chakra.div>
        )}
      </QueryView>
    </Section>
  );
}

/** Visual only: each row repeats these labels for assistive technology. */
function ColumnHeads() {
  return (
    <chakra.div
      aria-hidden
      {...WHOLE_ROW}
      css={OWN_COLUMNS}
      display={{ base: "none", lg: "grid" }}
      alignItems="end"
      paddingBottom="3"
      color="ink.second"
      fontSize="sm"
      lineHeight="snug"
    >
      <span>
        <Trans>Product</Trans>
      </span>
      <chakra.span textAlign="end">
        <Trans>Annual rate at purchase</Trans>
      </chakra.span>
      <chakra.span textAlign="end">
        <Trans>Term</Trans>
      </chakra.span>
      <chakra.span textAlign="end">
        <Trans>Minimum subscription</Trans>
      </chakra.span>
      <span />
    </chakra.div>
  );
}

function ProductsSkeleton() {
  return (
    <Stack gap="4">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={{ base: "80", lg: "24" }} borderRadius="panel" />
      ))}
    </Stack>
  );
}
