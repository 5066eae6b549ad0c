import { chakra } from "@chakra-ui/react";
import { Ruled } from "#components/layout/ruled.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

export function ChartsSkeleton() {
  return (
    <Ruled gap="6" minHeight="20rem">
      <Skeleton width="12rem" />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="center" gap="10">
        <Skeleton boxSize="11rem" borderRadius="full" />
        <Skeleton flex="1 1 17rem" height="28" />
      </chakra.div>
    </Ruled>
  );
}
