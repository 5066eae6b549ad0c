import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Container } from "#components/layout/container.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

/** Layout of the personal centre: menu beside the section; on phones only the section. */
export function PersonageFrame({ children }: { children: ReactNode }) {
  return (
    <Container
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "13rem minmax(0, 1fr)", lg: "14rem minmax(0, 1fr)" }}
      alignContent="start"
      columnGap={{ md: "8", lg: "14" }}
      rowGap="6"
      flex="1"
      // Keeps the footer below the window while the section loads: it would jump when content arrives (rule B12).
      minHeight={{ base: "100dvh", _print: "0" }}
      paddingTop={{ base: "4", md: "8" }}
      paddingBottom={{ base: "14", md: "24" }}
    >
      {children}
    </Container>
  );
}

/** Shown while the personal centre's code loads. */
export function PersonageSkeleton() {
  return (
    <PersonageFrame>
      <chakra.div display={{ base: "none", md: "grid" }} gap="6" alignContent="start" paddingTop="3">
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} width="70%" />
        ))}
      </chakra.div>
      <chakra.div display="grid" gap="8" alignContent="start">
        <Skeleton width="9rem" height="7" />
        <Skeleton width="16rem" height="12" />
        <Skeleton height="2.5" borderRadius="full" />
        <Skeleton height="20" borderRadius="control" />
        <Skeleton height="20" borderRadius="control" />
      </chakra.div>
    </PersonageFrame>
  );
}
