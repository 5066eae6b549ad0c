import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { translateOf } from "#lib/translation/translate-attribute.ts";

/** Labels with their values in a column, as a definition list on a sunken background. */
export const SummaryList = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    bg: "bg.sunken",
    borderRadius: "control",
    // High-contrast mode removes the background, so a border shows the edge of the box.
    _highContrast: { borderWidth: "1px" },
    paddingX: "4",
    paddingY: "2",
    fontSize: "sm",
    lineHeight: "snug",
  },
});

/** One line of a SummaryList. `end`: a button that acts on the value, such as Copy. */
export function SummaryItem({ label, end, children }: { label: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="min({spacing.4}, 4vw)"
      minHeight="9"
      paddingY="1"
    >
      <chakra.dt color="ink.second" minWidth="min(5rem, 30%)">
        {label}
      </chakra.dt>
      <chakra.dd
        display="flex"
        alignItems="center"
        gap="1"
        flexShrink={0}
        maxWidth="70%"
        textAlign="end"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        <chakra.span minWidth="0" overflowWrap="anywhere" translate={translateOf(children)}>
          {children}
        </chakra.span>
        {end}
      </chakra.dd>
    </chakra.div>
  );
}
