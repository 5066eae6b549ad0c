import { Stack } from "#components/layout/stack.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

export function FormSkeleton() {
  return (
    <Stack gap="5" maxWidth="30rem">
      <Skeleton width="16rem" height="7" />
      <Skeleton height="6rem" borderRadius="control" />
      <Skeleton height="14" borderRadius="control" />
      <Skeleton height="control" borderRadius="control" />
    </Stack>
  );
}
