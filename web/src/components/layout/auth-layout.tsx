import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Heading } from "#components/ui/heading.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { Container } from "./container.tsx";
import { LatticeArt } from "./lattice-art.tsx";
import { Stack } from "./stack.tsx";

/** The layout of a page with a single form; on wide screens an illustration is beside the form. */
export function AuthLayout({ title, intro, children }: { title: ReactNode; intro: ReactNode; children: ReactNode }) {
  return (
    <Container
      flex="1"
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 6fr)" }}
      columnGap="16"
      paddingBottom="8"
    >
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        justifyItems={{ base: "center", lg: "start" }}
        alignContent="start"
        paddingTop={{ base: "3", md: "16" }}
        paddingBottom="12"
      >
        <Stack width="full" maxWidth="form" gap={{ base: "5", md: "8" }}>
          <Stack gap="2">
            <Heading as="h1" size="xl">
              {title}
            </Heading>
            <Lead>{intro}</Lead>
          </Stack>
          {children}
        </Stack>
      </chakra.div>
      <chakra.div
        aria-hidden
        display={{ base: "none", lg: "grid" }}
        placeItems="center"
        overflow="hidden"
        borderRadius="panel"
        bg="bg.sunken"
      >
        <LatticeArt />
      </chakra.div>
    </Container>
  );
}
