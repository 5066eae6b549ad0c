import { chakra } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import type { RichTextProps } from "./rich-text-content.tsx";
import { Skeleton } from "./ui/skeleton.tsx";

// Cleaning HTML takes a library of its own, which no first view needs.
const RichTextContent = lazy(async () => {
  const { RichTextContent: Content } = await import("./rich-text-content.tsx");
  return { default: Content };
});

/** HTML of the server, cleaned by an allow list, in our own typography. Safe for any input. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Lines />}>
      <RichTextContent {...props} />
    </Suspense>
  );
}

function Lines() {
  return (
    <chakra.div display="grid" gap="3" aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </chakra.div>
  );
}
