import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { productsQuery } from "#api/products.ts";
import { QueryView } from "#components/feedback/query-view.tsx";
import { useShownData } from "#components/feedback/use-shown-data.ts";
import { Container } from "#components/layout/container.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { NoProducts } from "#shared/no-products.tsx";
import { ProductBanner } from "./product-banner.tsx";
import { ProductCard } from "./product-card.tsx";
import { Questions } from "./questions/questions.tsx";

/** All products below a banner with buttons to buy and to see the holdings, then the frequent questions. */
export function ProductPage() {
  const { t } = useLingui();
  const query = useQuery(productsQuery());
  const canBuy = useShownData(query)?.length !== 0;
  usePageHead({
    title: t`Products`,
    description: t`Mining capacity and quantitative strategies. Compare rates and terms, and take your time.`,
  });
  return (
    <>
      <ProductBanner canBuy={canBuy} />
      <Container paddingY={{ base: "8", md: "12" }}>
        <QueryView
          query={query}
          skeleton={<CardsSkeleton />}
          isEmpty={(products) => products.length === 0}
          empty={<NoProducts />}
        >
          {(products) => (
            <Cards>
              {products.map((product) => (
                <ProductCard key={product.id} product={product} />
              ))}
            </Cards>
          )}
        </QueryView>
        <Muted marginTop="8">
          <Trans>Annual rates are estimates, not a promise of earnings.</Trans>
        </Muted>
      </Container>
      <Questions />
    </>
  );
}

const Cards = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gap: { base: "4", md: "6" },
    gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
  },
});

function CardsSkeleton() {
  return (
    <Cards>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <li key={card}>
          <Skeleton height="64" borderRadius="panel" />
        </li>
      ))}
    </Cards>
  );
}
