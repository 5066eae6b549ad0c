import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { translateOf } from "#lib/translation/figures.ts";

interface FigureProps {
  label: ReactNode;
  /** How large the figure is; without it, as its list or its own part says. */
  size?: "md" | "lg" | "xl";
  /** Marks it for its list: it takes a whole row. */
  whole?: boolean;
  children: ReactNode;
}

/** A figure below its label, in a definition list; how they are arranged is the list's. */
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
    // In large text a phrase may be wider than its column.
    overflowWrap: "anywhere",
  },
});

const Value = chakra("dd", {
  base: { fontVariantNumeric: "tabular-nums" },
  variants: {
    size: {
      // One height for both sizes, so that the figures of a row stand on one line.
      md: { fontWeight: "semibold", lineHeight: "1.75rem" },
      lg: { fontSize: "xl", fontWeight: "semibold", lineHeight: "1.75rem" },
      xl: { fontSize: "3xl", fontWeight: "semibold", letterSpacing: "-0.02em", lineHeight: "heading" },
    },
  },
});
