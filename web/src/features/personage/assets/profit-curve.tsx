import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { scaleLinear, scaleTime } from "@visx/scale";
import { AreaClosed, LinePath } from "@visx/shape";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormat } from "#i18n/format.ts";
import { type ProfitSeries, type ProfitStep, yenTicks } from "./profit-series.ts";

const HEIGHT = 220;
const MARGIN = { top: 24, right: 8, bottom: 28 } as const;
/** Width left of the plot: the minimum, the gap, and the width of a digit at the default text size. */
const AXIS = { least: 68, gap: 10, figure: 7.25 } as const;
/** With more points than this, markers would hide the line. */
const MOST_POINTS = 24;

interface Point {
  readonly at: number;
  readonly sum: number;
}

/** A step line: flat up to each payment, rising there. */
const stairs = (from: Point, steps: readonly ProfitStep[], until: number): Point[] => {
  const points = [from];
  let { sum } = from;
  for (const step of steps) {
    points.push({ at: step.at, sum }, { at: step.at, sum: step.sum });
    sum = step.sum;
  }
  points.push({ at: until, sum });
  return points;
};

/**
 * The chart itself; assistive technology uses the table. Coloured by CSS variables, so a theme change needs no redraw.
 */
export function ProfitCurve({ series, now }: { series: ProfitSeries; now: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const [frame, width, textScale] = useSize();
  const { start, paid, expected } = series;
  const end = Math.max(now, expected.at(-1)?.at ?? now);
  const paidSum = paid.at(-1)?.sum ?? 0;
  const ticks = yenTicks(expected.at(-1)?.sum ?? paidSum);
  const figures = Math.max(...ticks.map((tick) => format.yen(tick).length));
  const left = Math.max(AXIS.least, AXIS.gap + figures * AXIS.figure * textScale);
  const x = scaleTime({ domain: [start, end], range: [left, width - MARGIN.right] });
  const y = scaleLinear({ domain: [0, ticks.at(-1) ?? 1], range: [HEIGHT - MARGIN.bottom, MARGIN.top] });
  const past = stairs({ at: start, sum: 0 }, paid, now);
  const future = stairs({ at: now, sum: paidSum }, expected, end);
  const toX = ({ at }: Point) => x(at);
  const toY = ({ sum }: Point) => y(sum);
  const points = paid.length + expected.length > MOST_POINTS ? [] : [...paid, ...expected];
  const today = x(now);
  // The label goes to the side that has space.
  const nearEnd = today > width - 80;

  return (
    <div ref={frame}>
      <chakra.svg
        width="full"
        height={`${HEIGHT}px`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        fill="none"
        css={{
          "& text": { fill: "ink.second", fontSize: "xs", fontVariantNumeric: "tabular-nums" },
          "& .rule": { stroke: "hairline" },
          "& .today": { stroke: "hairline.strong", strokeDasharray: "2 4" },
          "& .area": { fill: "brand.soft" },
          "& .paid": { stroke: "action", strokeWidth: "2", strokeLinejoin: "round" },
          "& .expected": { stroke: "brand", strokeWidth: "2", strokeDasharray: "5 5" },
          "& .point": { fill: "bg.ground", stroke: "action", strokeWidth: "2" },
        }}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="rule" d={`M${left} ${y(tick)}H${width - MARGIN.right}`} />
            <text x={left - AXIS.gap} y={y(tick)} dy="0.35em" textAnchor="end">
              {format.yen(tick)}
            </text>
          </g>
        ))}
        <AreaClosed className="area" data={past} x={toX} y={toY} yScale={y} />
        <path className="today" d={`M${today} ${MARGIN.top - 6}V${HEIGHT - MARGIN.bottom}`} />
        {expected.length > 0 && <LinePath className="expected" data={future} x={toX} y={toY} />}
        <LinePath className="paid" data={past} x={toX} y={toY} />
        {points.map((point) => (
          <circle key={point.id} className="point" cx={x(point.at)} cy={y(point.sum)} r="3.5">
            <title>{`${format.date(point.at)} ${point.name} ${format.yen(point.profit)}`}</title>
          </circle>
        ))}
        <text x={today + (nearEnd ? -6 : 6)} y={MARGIN.top - 10} textAnchor={nearEnd ? "end" : "start"}>
          {t`Today`}
        </text>
        <text x={left} y={HEIGHT - 8}>
          {format.date(start)}
        </text>
        {end > now && (
          <text x={width - MARGIN.right} y={HEIGHT - 8} textAnchor="end">
            {format.date(end)}
          </text>
        )}
      </chakra.svg>
      <chakra.p display="flex" flexWrap="wrap" columnGap="6" color="ink.second" fontSize="xs" paddingTop="2">
        <Key line="solid">
          <Trans>Paid</Trans>
        </Key>
        {expected.length > 0 && (
          <Key line="dashed">
            <Trans>Expected</Trans>
          </Key>
        )}
      </chakra.p>
    </div>
  );
}

function Key({ line, children }: { line: "solid" | "dashed"; children: ReactNode }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      <chakra.span
        width="6"
        borderTopWidth="2px"
        borderStyle={line === "solid" ? "solid" : "dashed"}
        borderColor={line === "solid" ? "action" : "brand"}
      />
      {children}
    </chakra.span>
  );
}

/** The current width of the chart, and the text size relative to the default. */
function useSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(320);
  const [textScale, setTextScale] = useState(1);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
      setTextScale(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width, textScale] as const;
}
