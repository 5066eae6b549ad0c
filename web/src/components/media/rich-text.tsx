import { lateComponent } from "#components/feedback/late-component.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";

/**
 * HTML of the server, sanitized by an allow list, in our own typography. Safe for any input. Lazy, because sanitizing
 * needs a library that no first view uses.
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
