import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { translateOf } from "#lib/translation/translate-attribute.ts";

interface FigureProps {
  label: ReactNode;
  /** Size of the number; if omitted, the list around it or `children` set the size. */
  size?: "md" | "lg" | "xl";
  /** Makes label and number span a whole row of the list. */
  whole?: boolean;
  children: ReactNode;
}

/** A number below its label, as one entry of a definition list; the list sets the layout. */
export function Figure({ label, size, whole, children }: FigureProps) {
  return (
    <div data-whole={whole || undefined}>
      <Label>{label}</Label>
      <Value size={size} translate={translateOf(children)}>
        {children}
      </Value>
    </div>
  );
}

const Label = chakra("dt", {
  base: {
    color: "ink.second",
    fontSize: "sm",
    lineHeight: "snug",
    // In large text a phrase may be wider than its column, so it may break anywhere.
    overflowWrap: "anywhere",
  },
});

const Value = chakra("dd", {
  base: { fontVariantNumeric: "tabular-nums" },
  variants: {
    size: {
      // `md` and `lg` have the same height, so that the numbers of a row align.
      md: { fontWeight: "semibold", lineHeight: "1.75rem" },
      lg: { fontSize: "xl", fontWeight: "semibold", lineHeight: "1.75rem" },
      xl: { fontSize: "3xl", fontWeight: "semibold", letterSpacing: "-0.02em", lineHeight: "heading" },
    },
  },
});
