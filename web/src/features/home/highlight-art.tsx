import { chakra } from "@chakra-ui/react";
import { DRAWINGS } from "./highlight-drawings.tsx";

const R = 68;
const CELL = `M0-${R - 4}l55.4 32v${R - 4}l-55.4 32-55.4-32v-${R - 4}z`;
/** Centres of the five cells, clockwise from the upper left. The sixth position is a dashed outline. */
const RING = [
  [-58.9, -102],
  [58.9, -102],
  [117.8, 0],
  [58.9, 102],
  [-58.9, 102],
] as const;

/** Five hexagons around a centre, each with a drawing; the centre shows the chosen drawing. */
export function HighlightArt({ chosen }: { chosen: number }) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="-182 -176 364 352"
      width="full"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      css={{
        "& .cell": { fill: "bg.raised", stroke: "hairline.strong", strokeWidth: 1.25 },
        "& .lit": { fill: "brand.soft", stroke: "brand", strokeWidth: 2 },
        "& .bud": { stroke: "hairline.strong", strokeDasharray: "4 6", strokeWidth: 1.25 },
        "& .line": { stroke: "action" },
        "& .sheet": { fill: "bg.raised", stroke: "action" },
        "& .fill": { fill: "brand" },
        "& .mid": { fill: "brand.mid" },
        "& .fades": { transitionProperty: "opacity", transitionDuration: "slow", transitionTimingFunction: "out" },
      }}
    >
      <path className="bud" d={CELL} transform="translate(-117.8 0)" />
      <path className="lit" d={CELL} />
      {RING.map(([x, y], index) => (
        <g key={x + y * 2} transform={`translate(${x} ${y})`}>
          <path className="cell" d={CELL} />
          <path className="lit fades" d={CELL} opacity={index === chosen ? 1 : 0} />
          <g className="fades" opacity={index === chosen ? 1 : 0.7} transform="scale(.7)">
            {DRAWINGS[index]}
          </g>
        </g>
      ))}
      {DRAWINGS.map((drawing, index) => (
        <g
          key={RING[index]?.join(" ")}
          className="fades"
          opacity={index === chosen ? 1 : 0}
          transform="scale(1.1)"
          data-chosen={index === chosen || undefined}
        >
          {drawing}
        </g>
      ))}
    </chakra.svg>
  );
}
