import { chakra } from "@chakra-ui/react";
import { Skeleton } from "#components/ui/skeleton.tsx";

/** Grey blocks in the place of the pictures. */
export function PicturesSkeleton() {
  return (
    <chakra.div display="grid" gap="6" paddingTop="6" borderTopWidth="1px" minHeight="20rem">
      <Skeleton width="12rem" />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="center" gap="10">
        <Skeleton boxSize="11rem" borderRadius="full" />
        <Skeleton flex="1 1 17rem" height="28" />
      </chakra.div>
    </chakra.div>
  );
}
