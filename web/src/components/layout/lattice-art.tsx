import { chakra } from "@chakra-ui/react";

const R = 30;
const DRAWN = R - 2.5;
const HALF = (DRAWN * Math.sqrt(3)) / 2;
const CELL = `m0 ${-DRAWN}l${HALF} ${DRAWN / 2}v${DRAWN}l${-HALF} ${DRAWN / 2} ${-HALF} ${-DRAWN / 2}v${-DRAWN}z`;

/** Tones of the cells by row, each row offset by half a cell: 0 is filled, 4 a dashed outline, "." no cell. */
const ROWS = ["4..4", "42324", "321123", "4310123", "321124", "43223", ".4.4"];

const CELLS = ROWS.flatMap((tones, row) =>
  [...tones].flatMap((tone, column) => {
    if (tone === ".") return [];
    const x = (column - (tones.length - 1) / 2) * R * Math.sqrt(3);
    return [{ tone, place: `translate(${x.toFixed(1)} ${(row - 3) * R * 1.5})` }];
  }),
);

/** A static illustration of a lattice of hexagons, for the space beside a form. */
export function LatticeArt() {
  return (
    <chakra.svg
      viewBox="-220 -175 440 350"
      width="full"
      maxWidth="32rem"
      fill="none"
      css={{
        "& .t0": { fill: "brand" },
        "& .t1": { fill: "brand", fillOpacity: 0.6 },
        "& .t2": { fill: "brand.mid" },
        "& .t3": { fill: "bg.raised", stroke: "brand.mid", strokeWidth: 1.5 },
        "& .t4": { stroke: "hairline.strong", strokeDasharray: "4 6", strokeWidth: 1.25 },
      }}
    >
      {CELLS.map(({ tone, place }) => (
        <path key={place} className={`t${tone}`} transform={place} d={CELL} />
      ))}
    </chakra.svg>
  );
}
