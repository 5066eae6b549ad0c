import { chakra } from "@chakra-ui/react";
import { ARCS, CELLS, POINTS } from "./globe-geometry.ts";

/** Decorative globe of hexagonal cells; the colour of a cell shows its distance to the nearest of four sites. */
export function GlobeArt() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="-216 -216 432 432"
      width="full"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      css={{
        "& .ball": { fill: "bg.raised", stroke: "hairline" },
        "& .t0": { fill: "action" },
        "& .t1": { fill: "brand" },
        "& .t2": { fill: "brand", fillOpacity: 0.5 },
        "& .t3": { fill: "brand.mid", fillOpacity: 0.7 },
        "& .t4": { fill: "brand.soft" },
        "& .arc": { stroke: "ink", strokeOpacity: 0.55, strokeWidth: 1.75, strokeDasharray: "1 6" },
        "& .site": { fill: "bg.ground", stroke: "ink", strokeWidth: 2 },
      }}
    >
      <circle className="ball" r="206" />
      {CELLS.map(({ tone, d }) => (
        <path key={tone} className={`t${tone}`} d={d} />
      ))}
      {ARCS.map((d) => (
        <path key={d} className="arc" d={d} />
      ))}
      {POINTS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="site" cx={x} cy={y} r="4.5" />
      ))}
    </chakra.svg>
  );
}
