import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Container } from "#components/layout/container.tsx";
import { Button } from "#components/ui/button.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { useOpenSection } from "#shared/use-open-section.ts";

/**
 * The banner, with buttons to the member's holdings and, unless there is nothing to buy, to the products of the
 * personal centre.
 */
export function ProductBanner({ canBuy }: { canBuy: boolean }) {
  const { t } = useLingui();
  const open = useOpenSection();
  return (
    <chakra.section bg="bg.sunken" marginTop="calc(-1 * {spacing.header})" paddingTop="header" overflow="hidden">
      <Container position="relative" display="grid" gap="6" justifyItems="start" paddingY={{ base: "10", md: "14" }}>
        <BannerArt />
        {/* Keeps clear of the illustration on narrow tablets. */}
        <chakra.div position="relative" display="grid" gap="3" maxWidth={{ md: "calc(100% - 19rem)", xl: "full" }}>
          <Heading as="h1" size="xl">
            <Trans>Products</Trans>
          </Heading>
          <Lead>
            <Trans>Mining capacity and quantitative strategies. Compare rates and terms, and take your time.</Trans>
          </Lead>
        </chakra.div>
        <chakra.div position="relative" display="flex" flexWrap="wrap" gap="3">
          {canBuy && (
            <Button onClick={() => open("products", t`Please log in to continue to the purchase.`)}>
              <Trans>Buy</Trans>
            </Button>
          )}
          <Button variant="outline" onClick={() => open("holdings", t`Please log in to view your earnings.`)}>
            <Trans>View my earnings</Trans>
          </Button>
        </chakra.div>
      </Container>
    </chakra.section>
  );
}

const CELLS = [
  ["a", 300, 96],
  ["b", 251.5, 96],
  ["c", 275.8, 54],
  ["c", 324.2, 54],
  ["b", 348.5, 96],
  ["d", 324.2, 138],
  ["d", 275.8, 138],
  ["d", 397, 96],
  ["e", 372.7, 54],
  ["e", 372.7, 138],
  ["e", 300, 12],
  ["d", 348.5, 12],
] as const;

function BannerArt() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="220 -20 210 200"
      hideBelow="md"
      position="absolute"
      insetEnd="8"
      top="0"
      height="full"
      overflow="visible"
      fill="none"
      css={{
        "& .a": { fill: "brand" },
        "& .b": { fill: "brand", fillOpacity: 0.45 },
        "& .c": { fill: "brand.mid" },
        "& .d": { fill: "bg.raised", stroke: "brand.mid" },
        "& .e": { stroke: "hairline.strong", strokeDasharray: "4 5" },
      }}
    >
      {CELLS.map(([tone, x, y]) => (
        <path key={`${x} ${y}`} className={tone} d={`M${x} ${y - 26}l22.5 13v26l-22.5 13-22.5-13v-26z`} />
      ))}
    </chakra.svg>
  );
}
