import { chakra } from "@chakra-ui/react";
import { scaleLinear, scalePoint } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { type PointerEvent, useState } from "react";
import { useFormat } from "#i18n/use-format.ts";
import { ChartFrame, useWidth } from "./chart-frame.tsx";
import { everyNth } from "./every-nth.ts";
import { Legend, ToneMark } from "./legend.tsx";
import { toneAt } from "./tones.ts";
import { ValueAxis } from "./value-axis.tsx";

/** One line, with a value for each name of the axis. */
export interface Series {
  readonly label: string;
  readonly values: readonly number[];
}

interface LineChartProps {
  names: readonly string[];
  series: readonly Series[];
  height?: number;
}

const MARGIN = { top: 12, right: 16, bottom: 28, left: 44 } as const;
const LABEL_PX = 40;
const NOTE_PX = 168;

/**
 * Lines over one axis, with the values at the pointer. The segments are straight, because there are no data between two
 * points. Visual only: use it in a ChartCard, which also has the values as a table.
 * @example <LineChart names={["Jan", "Feb"]} series={[{ label: "Actual", values: [120, 82] }]} />
 */
export function LineChart({ names, series, height = 320 }: LineChartProps) {
  const format = useFormat();
  const [frame, width] = useWidth();
  const [pointed, setPointed] = useState<number | null>(null);
  const x = scalePoint({ domain: [...names.keys()], range: [MARGIN.left, width - MARGIN.right] }).padding(0.2);
  const top = Math.max(1, ...series.flatMap(({ values }) => values));
  const y = scaleLinear({ domain: [0, top], range: [height - MARGIN.bottom, MARGIN.top], nice: true });
  const xOf = (index: number) => x(index) ?? 0;
  const isNamed = everyNth(LABEL_PX, x.step());
  const lines = series.map((line, index) => ({ ...line, tone: toneAt(index) }));
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const nearest = Math.round((at - xOf(0)) / Math.max(x.step(), 1));
    setPointed(Math.min(Math.max(nearest, 0), names.length - 1));
  };
  return (
    <ChartFrame>
      <Legend entries={lines} />
      <chakra.div ref={frame} position="relative">
        <svg
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
        >
          <rect width={width} height={height} fill="transparent" />
          <ValueAxis scale={y} left={MARGIN.left} right={width - MARGIN.right} />
          {names.map(
            (name, index) =>
              isNamed(index) && (
                <text key={name} x={xOf(index)} y={height - 8} textAnchor="middle">
                  {name}
                </text>
              ),
          )}
          {pointed !== null && (
            <path className="guide" d={`M${xOf(pointed)} ${MARGIN.top}V${height - MARGIN.bottom}`} />
          )}
          {lines.map(({ label, values, tone }) => (
            <g key={label} data-tone={tone}>
              <LinePath
                className="line"
                data={[...values.entries()]}
                x={([at]) => xOf(at)}
                y={([, value]) => y(value)}
              />
              {values.map((value, at) => (
                <circle key={names[at]} className="point" cx={xOf(at)} cy={y(value)} r={at === pointed ? 5 : 3} />
              ))}
            </g>
          ))}
        </svg>
        {pointed !== null && (
          <Note style={{ left: Math.min(Math.max(xOf(pointed) - NOTE_PX / 2, 0), Math.max(width - NOTE_PX, 0)) }}>
            <chakra.strong fontWeight="semibold">{names[pointed]}</chakra.strong>
            {lines.map(({ label, values, tone }) => (
              <chakra.span key={label} display="flex" alignItems="baseline" gap="2">
                <ToneMark data-tone={tone} />
                <chakra.span flex="1">{label}</chakra.span>
                <chakra.span fontWeight="semibold">{format.integer(values[pointed] ?? 0)}</chakra.span>
              </chakra.span>
            ))}
          </Note>
        )}
      </chakra.div>
    </ChartFrame>
  );
}

const Note = chakra("div", {
  base: {
    position: "absolute",
    top: "0",
    width: "168px",
    display: "grid",
    gap: "0.5",
    paddingX: "3",
    paddingY: "2",
    fontSize: "xs",
    lineHeight: "snug",
    fontVariantNumeric: "tabular-nums",
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "sm",
    boxShadow: "float",
    pointerEvents: "none",
  },
});
