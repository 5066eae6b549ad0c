import { chakra } from "@chakra-ui/react";
import { Stack } from "#components/layout/stack.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

/** The loading state of a product page; as high as the window, so that the footer does not jump. */
export function ProductSkeleton() {
  return (
    <chakra.div display="grid" gap={{ base: "8", md: "12" }} alignContent="start" minHeight="100dvh">
      <Stack gap="4">
        <Skeleton width="40" />
        <Skeleton width="12" height="12" borderRadius="control" />
        <Skeleton width="min(28rem, 80%)" height="10" />
        <Skeleton width="min(36rem, 100%)" />
      </Stack>
      <chakra.div
        display="grid"
        gap="10"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 26rem)" }}
      >
        <chakra.div display="grid" gap="6" gridTemplateColumns="1fr 1fr">
          {[0, 1, 2, 3, 4, 5].map((figure) => (
            <Skeleton key={figure} height="14" />
          ))}
        </chakra.div>
        <Skeleton height="64" borderRadius="panel" />
      </chakra.div>
    </chakra.div>
  );
}
