import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { ApiError } from "#api/api-error.ts";
import { pictureUrl } from "#api/client.ts";
import { productQuery, type ProductDetail } from "#api/products.ts";
import { MessagePage } from "#components/feedback/message-page.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Container } from "#components/layout/container.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Stack } from "#components/layout/stack.tsx";
import { RichText } from "#components/media/rich-text.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { RiskText } from "#shared/risk-text.tsx";
import { type Chosen, EstimateExplorer } from "./estimate/estimate-explorer.tsx";
import { ProductAdvantages } from "./product-advantages.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { ProductHead } from "./product-head.tsx";
import { ProductSkeleton } from "./product-skeleton.tsx";

/** One product in full. Null or an id that the server does not know shows the not-found view. */
export function ProductDetailsPage({ id }: { id: number | null }) {
  return id === null ? <ProductNotFound /> : <KnownId key={id} id={id} />;
}

function KnownId({ id }: { id: number }) {
  const { t } = useLingui();
  const query = useQuery(productQuery(id));
  usePageHead({ title: query.data?.title ?? t`Product details`, description: query.data?.direction });
  if (query.data === undefined && namesNothing(query.error)) return <ProductNotFound />;
  return query.data === undefined ? (
    <Container paddingY={{ base: "8", md: "12" }}>
      <VisuallyHidden as="h1">
        <Trans>Product details</Trans>
      </VisuallyHidden>
      <QueryView query={query} skeleton={<ProductSkeleton />}>
        {() => null}
      </QueryView>
    </Container>
  ) : (
    <Details product={query.data} />
  );
}

/** True if the reply says that the product does not exist, rather than that it could not be read. */
const namesNothing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code === 404 || error.kind === "refused" || error.kind === "invalid");

function Details({ product }: { product: ProductDetail }) {
  const introduction = useId();
  // A ref instead of state, so that typing in the calculator does not re-render the page.
  const chosenRef = useRef<Chosen>({ amount: null });
  return (
    <>
      <ProductHead product={product} order={() => ({ productId: product.id, ...chosenRef.current })} />
      <Container
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 26rem)" }}
        gridTemplateRows={{ lg: "auto 1fr" }}
        columnGap="14"
        rowGap={{ base: "10", md: "14" }}
        paddingTop={{ base: "8", md: "12" }}
        paddingBottom={{ base: "14", md: "24" }}
      >
        <ProductFacts product={product} />
        <chakra.div
          gridRow={{ lg: "1 / span 2" }}
          gridColumn={{ lg: "2" }}
          alignSelf="start"
          // Sticky if the whole calculator fits on the screen.
          css={{
            "@media (min-width: 1024px) and (min-height: 880px)": {
              position: "sticky",
              top: "calc({spacing.header} + {spacing.6})",
            },
          }}
        >
          <EstimateExplorer product={product} chosenRef={chosenRef} />
        </chakra.div>
        <Stack gap={{ base: "10", md: "14" }} alignContent="start">
          {product.introduction && (
            <Stack as="section" gap="5" aria-labelledby={introduction}>
              <Heading id={introduction} size="lg">
                <Trans>About this product</Trans>
              </Heading>
              <RichText html={product.introduction} pictureUrl={pictureUrl} topHeading={3} />
            </Stack>
          )}
          <ProductAdvantages advantages={product.advantages} />
          <RiskText />
        </Stack>
      </Container>
    </>
  );
}

function ProductNotFound() {
  const { t } = useLingui();
  return (
    <MessagePage
      art="not-found"
      title={t`Product not found`}
      text={<Trans>The link may be old, or the product is no longer offered.</Trans>}
      action={
        <LinkButton to="/product">
          <Trans>Back to products</Trans>
        </LinkButton>
      }
    />
  );
}
