import { chakra } from "@chakra-ui/react";
import { Stack } from "#components/layout/stack.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

export function NewsSkeleton() {
  return (
    <Stack gap="6">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        columnGap="10"
        rowGap="3"
        paddingBottom="6"
      >
        <Picture />
        <Lines />
      </chakra.div>
      {[0, 1, 2].map((row) => (
        <chakra.div
          key={row}
          display="grid"
          gridTemplateColumns={{
            base: "minmax(0, 1fr) 6.5rem",
            sm: "minmax(0, 1fr) 10rem",
            md: "minmax(0, 1fr) 16rem",
          }}
          columnGap={{ base: "4", md: "8" }}
          borderTopWidth="1px"
          paddingTop="6"
        >
          <Lines />
          <Picture />
        </chakra.div>
      ))}
    </Stack>
  );
}

export function NewsDetailSkeleton() {
  return (
    <Stack gap="6">
      <Skeleton width="40" />
      <Skeleton height="10" width="85%" />
      <Skeleton width="24" />
      <Picture />
      <Lines />
    </Stack>
  );
}

function Picture() {
  return <Skeleton aspectRatio="16 / 9" borderRadius="control" alignSelf="start" />;
}

function Lines() {
  return (
    <chakra.div display="grid" gap="3" alignContent="start">
      <Skeleton width="24" />
      <Skeleton height="6" width="80%" />
      <Skeleton />
      <Skeleton width="60%" />
    </chakra.div>
  );
}
