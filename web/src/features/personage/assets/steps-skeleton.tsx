import { Skeleton } from "#components/ui/skeleton.tsx";

/** As high as the first steps of a new member, so that what follows does not move. */
export const StepsSkeleton = () => (
  <Skeleton height={{ base: "39rem", md: "35rem", xl: "30.5rem" }} borderRadius="panel" />
);
