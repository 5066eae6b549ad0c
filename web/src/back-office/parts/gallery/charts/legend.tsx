import { chakra } from "@chakra-ui/react";
import type { Tone } from "./tones.ts";

interface LegendProps {
  entries: readonly { label: string; tone: Tone }[];
}

/** Height of a one-row legend, pixels. */
export const LEGEND_PX = 34;

export function Legend({ entries }: LegendProps) {
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="1"
      fontSize="sm"
      lineHeight="1.375rem"
      color="ink.second"
      marginBottom="3"
    >
      {entries.map(({ label, tone }) => (
        <chakra.span key={label} display="inline-flex" alignItems="center" gap="2">
          <ToneMark data-tone={tone} />
          {label}
        </chakra.span>
      ))}
    </chakra.p>
  );
}

/** A dot in the colour of `data-tone`; visual only. */
export const ToneMark = chakra(
  "span",
  {
    base: {
      boxSize: "2.5",
      borderRadius: "sm",
      bg: "var(--tone)",
      flexShrink: 0,
      forcedColorAdjust: "none",
    },
  },
  { defaultProps: { "aria-hidden": true } },
);
