import type { scaleLinear } from "@visx/scale";
import { useFormat } from "#i18n/use-format.ts";

interface ValueAxisProps {
  readonly scale: ReturnType<typeof scaleLinear<number>>;
  /** Left and right end of the grid lines, pixels. */
  readonly left: number;
  readonly right: number;
}

/** Horizontal grid lines with their values at the left. */
export function ValueAxis({ scale, left, right }: ValueAxisProps) {
  const format = useFormat();
  return scale.ticks(5).map((tick) => (
    <g key={tick}>
      <path className="rule" d={`M${left} ${scale(tick)}H${right}`} />
      <text x={left - 8} y={scale(tick)} dy="0.35em" textAnchor="end">
        {format.integer(tick)}
      </text>
    </g>
  ));
}
