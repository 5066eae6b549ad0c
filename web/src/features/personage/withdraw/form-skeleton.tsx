import { chakra } from "@chakra-ui/react";
import { Skeleton } from "#components/ui/skeleton.tsx";

/** In the shape of a form of this section. */
export function FormSkeleton() {
  return (
    <chakra.div display="grid" gap="5" maxWidth="30rem">
      <Skeleton width="16rem" height="7" />
      <Skeleton height="6rem" borderRadius="control" />
      <Skeleton height="14" borderRadius="control" />
      <Skeleton height="control" borderRadius="control" />
    </chakra.div>
  );
}
