import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { ProductDetail } from "#api/products.ts";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { ProductName } from "#shared/product-name.tsx";

type Advantage = ProductDetail["advantages"][number];

/** The product's advantages, each with its image or the default image. */
export function ProductAdvantages({ advantages }: { advantages: readonly Advantage[] }) {
  const id = useId();
  if (advantages.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={id} gap="6">
      <Heading id={id} size="lg">
        <Trans>What sets this product apart</Trans>
      </Heading>
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(16rem, 100%), 1fr))"
        columnGap="8"
        rowGap="6"
      >
        {advantages.map((advantage) => (
          <chakra.li key={advantage.name + advantage.description} display="flex" gap="4" alignItems="start">
            <Picture image={advantage.image} />
            <chakra.div minWidth="0">
              <chakra.h3 fontSize="md">
                <ProductName name={advantage.name} />
              </chakra.h3>
              <Muted marginTop="1">{advantage.description}</Muted>
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
}

/** Decorative; the default image replaces one that is missing or fails to load. */
function Picture({ image }: { image: string | null }) {
  const [broken, setBroken] = useState(false);
  if (image === null || broken) return <DefaultPicture />;
  return (
    <chakra.img
      src={image}
      alt=""
      width="56px"
      height="56px"
      flexShrink={0}
      objectFit="contain"
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

function DefaultPicture() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 96 96"
      boxSize="14"
      flexShrink={0}
      fill="none"
      strokeWidth="4"
      strokeLinejoin="round"
    >
      <chakra.path d="M48 4l38 22v44L48 92 10 70V26z" fill="brand.soft" />
      <chakra.path d="M48 26l19 11v22L48 70 29 59V37z" fill="brand" />
      <chakra.path d="M29 37l19 11 19-11M48 48v22" stroke="bg.raised" />
    </chakra.svg>
  );
}
