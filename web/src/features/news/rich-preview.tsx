import { chakra } from "@chakra-ui/react";
import { lateComponent } from "#components/feedback/late-component.tsx";
import type { RichPreviewProps } from "./rich-preview-content.tsx";

const RichPreviewContent = lateComponent(
  async () => (await import("./rich-preview-content.tsx")).RichPreviewContent,
  <chakra.span aria-busy="true" display="block" minHeight="3lh" />,
);

/** The start of server HTML as three lines of plain text (six on wide screens); reserves their height while loading. */
export function RichPreview({ html, long = false }: RichPreviewProps & { long?: boolean }) {
  return (
    <Clamped long={long}>
      <RichPreviewContent html={html} />
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
