import { chakra } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import type { RichPreviewProps } from "./rich-preview-content.tsx";

const RichPreviewContent = lazy(async () => {
  const { RichPreviewContent: Content } = await import("./rich-preview-content.tsx");
  return { default: Content };
});

/** The beginning of the server's HTML as three lines of running text, or six on wide screens; they keep their room until it is there. */
export function RichPreview({ html, long = false }: RichPreviewProps & { long?: boolean }) {
  return (
    <Clamped long={long}>
      <Suspense fallback={null}>
        <RichPreviewContent html={html} />
      </Suspense>
    </Clamped>
  );
}

const Clamped = chakra("p", {
  base: {
    color: "ink.second",
    fontSize: "sm",
    minHeight: "3lh",
    lineClamp: "3",
  },
  variants: { long: { true: { lineClamp: { base: "3", lg: "6" }, fontSize: { lg: "md" } } } },
});
