/** Half the width and half the height of a floor tile, a rhombus of 60 by 34.6. */
const HALF = 30;
const RISE = HALF / Math.sqrt(3);
const ORIGIN = { x: 320, y: 372 };

const round = (value: number) => Math.round(value * 10) / 10;
const point = (i: number, j: number, z = 0) =>
  `${round(ORIGIN.x + (i - j) * HALF)} ${round(ORIGIN.y + (i + j) * RISE - z)}`;
const line = (...points: string[]) => `M${points.join("L")}`;

const SIDE = 6;

export const ISO = {
  floor: `${line(point(0, 0), point(SIDE, 0), point(SIDE, SIDE), point(0, SIDE))}z`,
  grid: Array.from(
    { length: SIDE - 1 },
    (_, k) => line(point(k + 1, 0), point(k + 1, SIDE)) + line(point(0, k + 1), point(SIDE, k + 1)),
  ).join(""),
};

/** A rack: its floor cell, and its height in SVG units. */
type Rack = readonly [i: number, j: number, height: number];

/** Back to front, so that nearer racks cover farther ones; the centre stays free for the cables. */
export const RACKS: readonly Rack[] = [
  [0, 0, 60],
  [1, 0, 60],
  [0, 1, 60],
  [4, 0, 48],
  [0, 4, 48],
  [5, 0, 48],
  [0, 5, 48],
  [5, 1, 48],
  [1, 5, 48],
  [5, 4, 34],
  [4, 5, 34],
  [5, 5, 34],
];

export function rackFaces([i, j, height]: Rack) {
  const [a, b] = [i + 0.12, j + 0.12];
  const [c, d] = [i + 0.88, j + 0.88];
  const slots = Array.from({ length: Math.floor(height / 14) }, (_, k) => {
    const z = height - 12 - k * 12;
    return line(point(i + 0.3, d, z), point(i + 0.7, d, z));
  });
  return {
    top: `${line(point(a, b, height), point(c, b, height), point(c, d, height), point(a, d, height))}z`,
    left: `${line(point(a, d, height), point(c, d, height), point(c, d), point(a, d))}z`,
    right: `${line(point(c, b, height), point(c, d, height), point(c, d), point(c, b))}z`,
    slots: slots.join(""),
  };
}

/** Cables from the racks along the floor to the centre, and from there up into the lattice. */
export const ROOTS: readonly string[] = [
  line(point(3, 3), point(3, 1), point(4.5, 1)),
  line(point(3, 3), point(1, 3), point(1, 4.5)),
  line(point(3, 3), point(5, 3), point(5, 4.2)),
  line(point(3, 3), point(3, 5), point(4.2, 5)),
  `M320 ${round(ORIGIN.y + 6 * RISE)}V230`,
  `M306 ${round(ORIGIN.y + 6 * RISE - 8)}V250`,
  `M334 ${round(ORIGIN.y + 6 * RISE - 8)}V250`,
];

const R = 32;
const PITCH = R * Math.sqrt(3);
const CROWN = { x: 320, y: 180 };

/** Tones of the lattice by row, from left to right: 0 is the strongest, 4 a dashed outline, "." an empty position. */
const ROWS: readonly [row: number, firstColumn: number, tones: string][] = [
  [-3, -1.5, "4..4"],
  [-2, -2, "42324"],
  [-1, -2.5, "321123"],
  [0, -3, "4310123"],
  [1, -2.5, "321124"],
  [2, -1, "2.2"],
];

// A hexagon with a corner at the top, slightly smaller than its slot. The path starts at that corner.
const SIDE_DRAWN = R - 2.5;
const HALF_WIDTH = round((SIDE_DRAWN * Math.sqrt(3)) / 2);
const QUARTER = round(SIDE_DRAWN / 2);
const CELL = `l${HALF_WIDTH} ${QUARTER}v${SIDE_DRAWN}l-${HALF_WIDTH} ${QUARTER}-${HALF_WIDTH}-${QUARTER}v-${SIDE_DRAWN}z`;

/** The lattice as one SVG path per tone. */
export const CANOPY = ["0", "1", "2", "3", "4"].map((tone) => ({
  tone,
  d: ROWS.flatMap(([row, first, tones]) =>
    [...tones].map((each, index) =>
      each === tone
        ? `M${round(CROWN.x + (first + index) * PITCH)} ${round(CROWN.y + row * R * 1.5 - SIDE_DRAWN)}${CELL}`
        : "",
    ),
  ).join(""),
}));
