/** Approximate widths, in pixels, of a Latin and of a full-width character at the size of axis names. */
const NARROW_PX = 6.4;
const WIDE_PX = 12;
/** Distance from the end of an axis to its name, in pixels. */
const GAP = 12;

const widthOf = (name: string): number =>
  [...name].reduce((sum, character) => sum + (character > "\u2e7f" ? WIDE_PX : NARROW_PX), 0);

interface AxisLabelPosition {
  readonly anchor: "start" | "middle" | "end";
  readonly atX: number;
  readonly atY: number;
}

/**
 * Position of an axis name; `x` and `y` are the axis's end, relative to the centre. The name is beyond the end and
 * extends away from the chart. If the name would not fit into `width`, it is above or below the end, at the edge.
 */
export function axisLabelPosition(name: string, [x, y]: readonly [number, number], width: number): AxisLabelPosition {
  const distance = Math.hypot(x, y) || 1;
  const [atX, atY] = [x, y].map((at) => (at * (distance + GAP)) / distance) as [number, number];
  if (Math.abs(atX) < distance / 4) return { anchor: "middle", atX, atY };
  const side = Math.sign(atX);
  const anchor = side > 0 ? "start" : "end";
  const inner = width / 2 - widthOf(name);
  if (Math.abs(atX) <= inner) return { anchor, atX, atY };
  return { anchor, atX: side * Math.max(0, inner), atY: y + (y < 0 ? -1.5 : 1.2) * GAP };
}
