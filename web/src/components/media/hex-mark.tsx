import { chakra } from "@chakra-ui/react";

// A pointy-top hexagon of radius 12, centred at (x, y).
const cell = (x: number, y: number) => `M${x} ${y - 12}l10.4 6v12l-10.4 6-10.4-6v-12z`;

/** Illustration in place of a missing image: three filled hexagons and an outlined one. */
export function HexMark() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 88 72"
      width="22"
      height="18"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <chakra.path d={cell(33, 20)} fill="brand.soft" stroke="brand.mid" />
      <chakra.path d={cell(21, 41)} fill="brand.mid" stroke="brand.mid" />
      <chakra.path d={cell(45, 41)} fill="brand.soft" stroke="brand" />
      <chakra.path d={cell(69, 41)} stroke="hairline.strong" strokeDasharray="3 3" />
    </chakra.svg>
  );
}
