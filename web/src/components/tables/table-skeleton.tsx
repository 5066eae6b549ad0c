import { chakra } from "@chakra-ui/react";
import { RuledList } from "#components/layout/ruled-list.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

/** Placeholder for the rows of a `ListTable`, on phones as high as their compact form. */
export function TableSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <RuledList as="div">
      {Array.from({ length: rows }, (_, index) => (
        <chakra.div
          key={index}
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          rowGap="2"
          paddingY={{ base: "3", md: "5" }}
        >
          <Skeleton width="40%" />
          <Skeleton width="20%" />
          <chakra.div flex="1 1 100%" hideFrom="md">
            <Skeleton width="30%" height="2.5" />
          </chakra.div>
        </chakra.div>
      ))}
    </RuledList>
  );
}
