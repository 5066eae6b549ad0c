import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Container } from "#components/layout/container.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { GlobeArt } from "./globe-art.tsx";

/** The company's claim, in English in every language (rule C6), beside a decorative globe. */
export function Banner() {
  return (
    <chakra.section bg="bg.sunken" marginTop="calc(-1 * {spacing.header})" paddingTop="header" overflow="hidden">
      <Container
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 7fr) minmax(0, 5fr)" }}
        alignItems="center"
        columnGap="12"
        rowGap="8"
        paddingTop={{ base: "8", md: "10" }}
        paddingBottom={{ base: "10", md: "14" }}
      >
        <Stack gap="5" justifyItems="start">
          <chakra.p color="link" fontSize="sm" fontWeight="semibold">
            <Trans>About us</Trans>
          </chakra.p>
          <Heading
            as="h1"
            lang="en"
            fontSize={{ base: "2xl", sm: "3xl", md: "2xl", lg: "4xl" }}
            fontWeight="bold"
            lineHeight="heading"
            letterSpacing="-0.01em"
          >
            THE WORLD'S LEADING CLOUD MINING SERVICE PROVIDER
          </Heading>
          <Lead fontSize={{ base: "md", lg: "lg" }}>
            <Trans>
              We run mining machines where electricity is clean and plentiful, and offer their hash power in shares an
              individual can use.
            </Trans>
          </Lead>
        </Stack>
        <chakra.div width="full" maxWidth={{ base: "17rem", md: "none" }} marginX="auto">
          <GlobeArt />
        </chakra.div>
      </Container>
    </chakra.section>
  );
}
