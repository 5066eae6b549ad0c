import { lateComponent } from "#components/feedback/late-component.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

/**
 * HTML from the server, sanitized by an allow list, so it is safe for any input. Lazy, because sanitizing needs a
 * library that the first paint of a page does not need.
 */
export const RichText = lateComponent(async () => (await import("./rich-text-content.tsx")).RichTextContent, <Lines />);

function Lines() {
  return (
    <Stack gap="3">
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </Stack>
  );
}
