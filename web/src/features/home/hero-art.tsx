import { chakra } from "@chakra-ui/react";
import { CANOPY, ISO, rackFaces, RACKS, ROOTS } from "./hero-geometry.ts";

/**
 * An isometric server hall; cables rise from its floor into a lattice of hexagons. Deliberately static: an earlier
 * animation repainted it on every frame, which took a seventh of the CPU time of the page's startup.
 */
export function HeroArt() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 640 600"
      width="full"
      maxWidth={{ base: "30rem", lg: "none" }}
      // Limits the height, so that the first product is visible below on a laptop.
      height={{ lg: "clamp(18rem, 43svh, 31rem)" }}
      marginX="auto"
      marginTop={{ base: "6", lg: "0" }}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      css={{
        "& .floor": { fill: "bg.raised", stroke: "hairline" },
        "& .grid": { stroke: "hairline" },
        "& .cable": { stroke: "brand", strokeWidth: 2.5 },
        "& .top": { fill: "bg.raised", stroke: "hairline.strong" },
        "& .left": { fill: "brand.soft", stroke: "hairline.strong" },
        "& .right": { fill: "brand.mid", stroke: "hairline.strong" },
        "& .slot": { stroke: "brand", strokeWidth: 2 },
        "& .t0": { fill: "brand" },
        "& .t1": { fill: "brand", fillOpacity: 0.6 },
        "& .t2": { fill: "brand.mid" },
        "& .t3": { fill: "bg.raised", stroke: "brand.mid", strokeWidth: 1.5 },
        "& .t4": { stroke: "hairline.strong", strokeDasharray: "4 6", strokeWidth: 1.25 },
      }}
    >
      <path className="floor" d={ISO.floor} />
      <path className="grid" d={ISO.grid} />
      {ROOTS.map((d) => (
        <path key={d} className="cable" d={d} />
      ))}
      {RACKS.map((rack) => {
        const faces = rackFaces(rack);
        return (
          <g key={faces.top}>
            <path className="left" d={faces.left} />
            <path className="right" d={faces.right} />
            <path className="top" d={faces.top} />
            <path className="slot" d={faces.slots} />
          </g>
        );
      })}
      {CANOPY.map(({ tone, d }) => (
        <path key={tone} className={`t${tone}`} d={d} />
      ))}
    </chakra.svg>
  );
}
