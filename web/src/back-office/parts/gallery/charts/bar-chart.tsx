import { scaleBand, scaleLinear } from "@visx/scale";
import { useState } from "react";
import { useFormat } from "#i18n/use-format.ts";
import { ChartFrame, useWidth } from "./chart-frame.tsx";
import { everyNth } from "./every-nth.ts";
import { ValueAxis } from "./value-axis.tsx";

export interface Datum {
  readonly name: string;
  readonly value: number;
}

const MARGIN = { top: 24, right: 4, bottom: 28, left: 56 } as const;
const LABEL_PX = 44;
const FONT_PX = 7;

/**
 * Bars from zero with their values, which narrow bars show only on hover. Visual only: use it in a ChartCard, which
 * also has the values as a table.
 * @example <BarChart data={[{ name: "Mon", value: 13_253 }]} height={300} />
 */
export function BarChart({ data, height = 300 }: { data: readonly Datum[]; height?: number }) {
  const format = useFormat();
  const [frame, width] = useWidth();
  const [pointed, setPointed] = useState<string | null>(null);
  const x = scaleBand({
    domain: data.map(({ name }) => name),
    range: [MARGIN.left, width - MARGIN.right],
  }).padding(0.4);
  const top = Math.max(1, ...data.map(({ value }) => value));
  const y = scaleLinear({ domain: [0, top], range: [height - MARGIN.bottom, MARGIN.top], nice: true });
  const band = x.bandwidth();
  // Show all values above the bars, if they fit beside each other.
  const widest = Math.max(...data.map(({ value }) => format.integer(value).length)) * FONT_PX;
  const roomy = x.step() > widest;
  const isNamed = everyNth(LABEL_PX, x.step());
  return (
    <ChartFrame ref={frame}>
      <svg height={height} viewBox={`0 0 ${width} ${height}`}>
        <ValueAxis scale={y} left={MARGIN.left} right={width - MARGIN.right} />
        {data.map(({ name, value }, index) => {
          const left = x(name) ?? 0;
          const isPointed = pointed === name;
          return (
            <g
              key={name}
              data-tone={1}
              opacity={pointed === null || isPointed ? 1 : 0.4}
              onPointerEnter={() => setPointed(name)}
              onPointerLeave={() => setPointed(null)}
            >
              {/* The whole column reacts to the pointer: a short bar is hard to hit. */}
              <rect
                x={left}
                y={MARGIN.top}
                width={band}
                height={height - MARGIN.top - MARGIN.bottom}
                fill="transparent"
              />
              <rect
                className="part"
                x={left}
                y={y(value)}
                width={band}
                height={Math.max(0, y(0) - y(value))}
                rx={Math.min(4, band / 4)}
              />
              {(roomy || isPointed) && (
                <text className="figure" x={left + band / 2} y={y(value) - 6} textAnchor="middle">
                  {format.integer(value)}
                </text>
              )}
              {isNamed(index) && (
                <text x={left + band / 2} y={height - 8} textAnchor="middle">
                  {name}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}
