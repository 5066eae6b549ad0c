import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ProductDetail } from "#api/products.ts";
import { Breadcrumb } from "#components/layout/breadcrumb.tsx";
import { Container } from "#components/layout/container.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Order } from "#lib/product/order.ts";
import { ProductName } from "#shared/product-name.tsx";
import { ProductStateBadge } from "#shared/product-state-badge.tsx";
import { TermMark } from "#shared/term-icon.tsx";
import { SubscribeAction } from "./subscribe-action.tsx";

export function ProductHead({ product, order }: { product: ProductDetail; order: () => Order }) {
  return (
    <chakra.div bg="bg.sunken" marginTop="calc(-1 * {spacing.header})" paddingTop="header">
      <Container
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="6"
        paddingTop={{ base: "5", md: "8" }}
        paddingBottom={{ base: "8", md: "12" }}
      >
        <Breadcrumb
          list={
            <TextLink to="/product">
              <Trans>Products</Trans>
            </TextLink>
          }
          title={<ProductName name={product.title} />}
        />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) auto" }}
          columnGap="10"
          rowGap="6"
          alignItems="end"
        >
          <Stack gap="3" justifyItems="start">
            <chakra.div display="flex" alignItems="center" gap="3">
              <TermMark term={product.term} />
              <ProductStateBadge state={product.state} stateText={product.stateText} />
            </chakra.div>
            <Heading as="h1" size="xl">
              <ProductName name={product.title} />
            </Heading>
            {product.direction && <Lead>{product.direction}</Lead>}
          </Stack>
          <SubscribeAction state={product.state} order={order} />
        </chakra.div>
      </Container>
    </chakra.div>
  );
}
