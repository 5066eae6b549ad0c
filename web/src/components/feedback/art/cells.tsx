import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/**
 * Path of a pointy-top hexagon centred at (x, y). Neighbours in the lattice: dx = ±27.7, or dx = ±13.9 with dy = ±24.
 */
export const cell = (x: number, y: number): string => `M${x} ${y - 14}l12.1 7v14l-12.1 7-12.1-7v-14z`;

/** The SVG and the shared colours of the illustrations for empty, failed and missing states. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 160 112"
      width="full"
      height="full"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      css={{
        "& .grown": { fill: "brand" },
        "& .mid": { fill: "brand.mid" },
        "& .soft": { fill: "brand.soft", stroke: "brand.mid" },
        "& .bud": { stroke: "hairline.strong", strokeDasharray: "3 4" },
        "& .line": { stroke: "brand", strokeWidth: 2 },
        "& .ground": { stroke: "hairline.strong" },
        "& .lens": { fill: "bg.raised", fillOpacity: 0.85, stroke: "ink.second", strokeWidth: 2 },
      }}
    >
      {children}
    </chakra.svg>
  );
}
