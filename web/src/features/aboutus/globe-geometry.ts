type Vector = readonly [x: number, y: number, z: number];

const RADIUS = 200;
/** Rotation of the globe around the horizontal and the vertical axis, in radians. */
const TILT = -0.42;
const TURN = 0.3;
const RINGS = 9;
/** Angle between neighbouring cells in radians, and the share of its slot that a cell fills. */
const PITCH = 0.205;
const FILL = 0.9;

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Projects a point of the plane onto the globe, keeping its distance and direction from the centre, then applies the
 * rotation.
 */
function onBall(x: number, y: number): Vector {
  const angle = Math.hypot(x, y);
  const side = angle === 0 ? 0 : Math.sin(angle) / angle;
  return turned([x * side, y * side, Math.cos(angle)]);
}

function turned([x, y, z]: Vector): Vector {
  const [y1, z1] = [y * Math.cos(TILT) - z * Math.sin(TILT), y * Math.sin(TILT) + z * Math.cos(TILT)];
  return [x * Math.cos(TURN) + z1 * Math.sin(TURN), y1, z1 * Math.cos(TURN) - x * Math.sin(TURN)];
}

const at = ([x, y]: Vector, lift = 1) => `${round(x * RADIUS * lift)} ${round(y * RADIUS * lift)}`;

/** The cells of the four sites, as column and row. */
const SITES = [
  [-2, -4],
  [3, -5],
  [2, -1],
  [-3, 1],
] as const;

const place = (column: number, row: number) => ({
  x: (column + row / 2) * PITCH,
  y: row * PITCH * (Math.sqrt(3) / 2),
});

const SITE_PLACES = SITES.map(([column, row]) => place(column, row));

/**
 * One SVG path of visible cells per tone. A cell's tone is its distance to the nearest site, counted in cells, at most
 * 4.
 */
export const CELLS: readonly { readonly tone: number; readonly d: string }[] = (() => {
  const paths = ["", "", "", "", ""];
  for (let row = -RINGS; row <= RINGS; row += 1)
    for (let column = -RINGS; column <= RINGS; column += 1) {
      if (Math.abs(row + column) > RINGS) continue;
      const middle = place(column, row);
      const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
        const angle = (corner * Math.PI) / 3 + Math.PI / 6;
        const reach = (PITCH / Math.sqrt(3)) * FILL;
        return onBall(middle.x + reach * Math.cos(angle), middle.y + reach * Math.sin(angle));
      });
      if (corners.some(([, , z]) => z < 0.04)) continue;
      const steps = Math.min(...SITE_PLACES.map(({ x, y }) => Math.hypot(middle.x - x, middle.y - y))) / PITCH;
      const tone = Math.min(4, Math.round(steps));
      paths[tone] += `M${corners.map((corner) => at(corner)).join("L")}z`;
    }
  return paths.map((d, tone) => ({ tone, d }));
})();

/** Arcs from the first site to each of the others. */
export const ARCS: readonly string[] = [
  [0, 1],
  [0, 2],
  [0, 3],
].flatMap(([from = 0, to = 0]) => {
  const [a, b] = [SITE_PLACES[from], SITE_PLACES[to]];
  if (!a || !b) return [];
  const middle = onBall((a.x + b.x) / 2, (a.y + b.y) / 2);
  return `M${at(onBall(a.x, a.y))}Q${at(middle, 1.45)} ${at(onBall(b.x, b.y))}`;
});

export const POINTS = SITE_PLACES.map(({ x, y }) => {
  const [px, py] = onBall(x, y);
  return { x: round(px * RADIUS), y: round(py * RADIUS) };
});
