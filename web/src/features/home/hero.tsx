import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { Container } from "#components/layout/container.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { HeroArt } from "./hero-art.tsx";

export function Hero() {
  return (
    <chakra.section
      bg="bg.sunken"
      marginTop="calc(-1 * {spacing.header})"
      paddingTop="header"
      overflow="hidden"
      marginBottom={{ md: "-12" }}
    >
      <Container
        display="grid"
        gridTemplateColumns={{ base: "1fr", lg: "minmax(0, 1fr) minmax(0, 1fr)" }}
        alignItems="center"
        columnGap="8"
        paddingTop={{ base: "10", lg: "6" }}
        paddingBottom={{ base: "0", lg: "6" }}
      >
        <Stack gap="6" justifyItems="start">
          <Heading as="h1" size="hero">
            <Trans>Hash power, grown with care.</Trans>
          </Heading>
          <Lead fontSize={{ base: "md", md: "lg" }}>
            <Trans>
              Invest in mining capacity and quantitative strategies, in yen. You see the rate, the term and the minimum
              before you decide.
            </Trans>
          </Lead>
          <LinkButton to="/product" size="lg">
            <Trans>Get started</Trans>
            <Icon of={ArrowRight} />
          </LinkButton>
        </Stack>
        <HeroArt />
      </Container>
    </chakra.section>
  );
}
