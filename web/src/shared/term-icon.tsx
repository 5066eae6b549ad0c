import { chakra } from "@chakra-ui/react";
import type { Term } from "#lib/product/term.ts";

const R = 8;
const DX = R * Math.sqrt(3);

/** Centres of the seven cells: the middle one first, then clockwise from the top right. */
const PLACES: readonly [x: number, y: number][] = [
  [0, 0],
  [DX / 2, -1.5 * R],
  [DX, 0],
  [DX / 2, 1.5 * R],
  [-DX / 2, 1.5 * R],
  [-DX, 0],
  [-DX / 2, -1.5 * R],
];

const DAYS = { day: 1, week: 7, month: 30, year: 365, unknown: 0 };
const STEPS = [0, 14, 31, 92, 185, 300, 400];

/** The icon of a product: the longer its term, the more of its seven cells are filled. */
export function TermMark({ term }: { term: Term | null }) {
  const days = term === null ? 0 : term.count * DAYS[term.unit];
  const grown = STEPS.filter((step) => days > step).length;
  return (
    <chakra.svg
      aria-hidden
      viewBox="-22 -22 44 44"
      boxSize="12"
      flexShrink={0}
      fill="none"
      css={{ "& .grown": { fill: "brand" }, "& .bud": { fill: "brand.soft", stroke: "brand.mid" } }}
    >
      {PLACES.map(([x, y], index) => (
        <path
          key={`${x} ${y}`}
          className={index < grown ? "grown" : "bud"}
          d={`M${x} ${y - 7}l6.06 3.5v7l-6.06 3.5-6.06-3.5v-7z`}
        />
      ))}
    </chakra.svg>
  );
}
