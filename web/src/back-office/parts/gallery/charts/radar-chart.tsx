import { scaleLinear } from "@visx/scale";
import { axisLabelPosition } from "./axis-label-position.ts";
import { ChartFrame, useWidth } from "./chart-frame.tsx";
import { Legend } from "./legend.tsx";
import { spokePoint } from "./spoke-point.ts";
import { toneAt } from "./tones.ts";

/** One axis of a radar chart, with its maximum and a value for each shape. */
export interface RadarAxis {
  readonly name: string;
  readonly max: number;
  readonly values: readonly number[];
}

interface RadarChartProps {
  axes: readonly RadarAxis[];
  /** Names of the shapes, in the order of the axes' values. */
  labels: readonly string[];
  height?: number;
}

const RINGS = [0.25, 0.5, 0.75, 1] as const;
/** Space for the axes' names above and below the chart, pixels. */
const AROUND = 28;
/** Radius as a share of the width; the rest is room for the axes' names at the sides. */
const SHARE = 0.31;

/**
 * A shape for each label, with a corner on each axis; the axes have different scales. Visual only: use it in a
 * ChartCard, which also has the values as a table.
 * @example <RadarChart labels={["I", "Team"]} axes={[{ name: "Output", max: 130, values: [35, 35] }, ...]} />
 */
export function RadarChart({ axes, labels, height = 300 }: RadarChartProps) {
  const [frame, width] = useWidth();
  const radius = Math.max(40, Math.min(width * SHARE, height / 2 - AROUND));
  const place = (index: number, distance: number) => spokePoint(index, axes.length, distance);
  const outline = (distances: readonly number[]) =>
    `M${distances
      .map((distance, index) =>
        place(index, distance)
          .map((at) => at.toFixed(1))
          .join(" "),
      )
      .join("L")}Z`;
  return (
    <ChartFrame>
      <Legend entries={labels.map((label, index) => ({ label, tone: toneAt(index) }))} />
      <div ref={frame}>
        <svg height={height} viewBox={`${-width / 2} ${-height / 2 - 6} ${width} ${height}`}>
          {RINGS.map((share) => (
            <path key={share} className="rule" d={outline(axes.map(() => radius * share))} />
          ))}
          {axes.map(({ name }, index) => {
            const [x, y] = place(index, radius);
            const { anchor, atX, atY } = axisLabelPosition(name, [x, y], width);
            return (
              <g key={name}>
                <path className="rule" d={`M0 0L${x} ${y}`} />
                <text x={atX} y={atY} dy="0.35em" textAnchor={anchor}>
                  {name}
                </text>
              </g>
            );
          })}
          {labels.map((label, at) => {
            const distances = axes.map(({ max, values }) =>
              scaleLinear({ domain: [0, max || 1], range: [0, radius], clamp: true })(values[at] ?? 0),
            );
            return (
              <g key={label} data-tone={toneAt(at)}>
                <path className="shape" d={outline(distances)} />
                {distances.map((distance, index) => {
                  const [cx, cy] = place(index, distance);
                  return <circle key={axes[index]?.name} className="dot" cx={cx} cy={cy} r="3" />;
                })}
              </g>
            );
          })}
        </svg>
      </div>
    </ChartFrame>
  );
}
