import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react";
import { scaleLinear, scaleTime } from "@visx/scale";
import { Area, LinePath } from "@visx/shape";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { dateFormatOf } from "#i18n/date-format.ts";
import { useFormat } from "#i18n/use-format.ts";
import { type DateTick, dateTicks } from "./date-ticks.ts";
import { yenTicks } from "./yen-ticks.ts";

const HEIGHT = 220;
const MARGIN = { top: 24, right: 8, bottom: 28 } as const;
/** In pixels: minimum width left of the plot, gap beside the numbers, and width of a digit at the default text size. */
const AXIS = { least: 68, gap: 10, figure: 7.25 } as const;
/** Width of a date on the axis with the space beside it, in pixels at the default text size. */
const DATE_WIDTH = 76;
/** Even a wide axis would be crowded with more dates than this. */
const MOST_DATES = 6;

/** Keeps browsers from translating numbers. Spread as an object, because React's SVG types lack this attribute. */
const FIGURES = { translate: "no" } as const;

/** The plot's position within the image, in pixels, and the scales of dates and yen. */
export interface PlotArea {
  readonly x: (at: number) => number;
  readonly y: (yen: number) => number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

interface PlotProps {
  /** Epoch milliseconds. */
  from: number;
  to: number;
  /** The highest amount drawn. */
  highest: number;
  /** The lines, as SVG. */
  children: (area: PlotArea) => ReactNode;
  /** HTML on top of the picture. */
  overlay?: (area: PlotArea) => ReactNode;
}

/**
 * Yen over time, with round numbers and dates at the axes. Coloured by CSS variables, so a change of theme needs no
 * redraw.
 */
export function Plot({ from, to, highest, children, overlay }: PlotProps) {
  const format = useFormat();
  const dateOf = useDates();
  const [frame, width, textScale] = useSize();
  const ticks = yenTicks(highest);
  const figures = Math.max(...ticks.map((tick) => format.yen(tick).length));
  const left = Math.max(AXIS.least, AXIS.gap + figures * AXIS.figure * textScale);
  const right = width - MARGIN.right;
  const bottom = HEIGHT - MARGIN.bottom;
  const toX = scaleTime({ domain: [from, to], range: [left, right] });
  const toY = scaleLinear({ domain: [0, ticks.at(-1) ?? 1], range: [bottom, MARGIN.top] });
  const x = (at: number): number => toX(at);
  const y = (yen: number): number => toY(yen);
  const area = { x, y, left, right, top: MARGIN.top, bottom, width };
  const dates = dateTicks(from, to, Math.min(MOST_DATES, Math.floor((right - left) / (DATE_WIDTH * textScale))));
  // A date is centred on its tick, unless an edge of the picture would cut it off.
  const anchorAt = (place: number) => {
    const half = (DATE_WIDTH * textScale) / 2;
    if (place + half > width) return "end";
    return place - half < 0 ? "start" : "middle";
  };
  return (
    <chakra.div ref={frame} position="relative">
      <chakra.svg
        aria-hidden
        display="block"
        width="full"
        height={`${HEIGHT}px`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        fill="none"
        css={{
          "& text": { fill: "ink.second", fontSize: "xs", fontVariantNumeric: "tabular-nums" },
          "& .rule": { stroke: "hairline" },
          "& .tick": { stroke: "hairline.strong" },
          "& .today": { stroke: "hairline.strong", strokeDasharray: "2 4" },
          "& .area": { fill: "brand.soft" },
          "& .line": { stroke: "action", strokeWidth: "2", strokeLinejoin: "round" },
          "& .expected": { stroke: "brand", strokeWidth: "2", strokeDasharray: "5 5" },
          "& .point": { fill: "bg.ground", stroke: "action", strokeWidth: "2" },
        }}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="rule" d={`M${left} ${y(tick)}H${right}`} />
            <text {...FIGURES} x={left - AXIS.gap} y={y(tick)} dy="0.35em" textAnchor="end">
              {format.yen(tick)}
            </text>
          </g>
        ))}
        {dates.map((tick) => (
          <g key={tick.at}>
            <path className="tick" d={`M${x(tick.at)} ${bottom}v5`} />
            <text x={x(tick.at)} y={HEIGHT - 8} textAnchor={anchorAt(x(tick.at))}>
              {dateOf(tick)}
            </text>
          </g>
        ))}
        {children(area)}
      </chakra.svg>
      {overlay?.(area)}
    </chakra.div>
  );
}

/** A point of a line: a moment, and an amount in yen. */
export interface Point {
  readonly at: number;
  readonly sum: number;
}

/** The points of a line that is flat up to each step and rises or falls there. */
export function stairs(from: Point, steps: readonly Point[], until: number): Point[] {
  const points = [from];
  let { sum } = from;
  for (const step of steps) {
    points.push({ at: step.at, sum }, step);
    sum = step.sum;
  }
  points.push({ at: until, sum });
  return points;
}

interface StepLineProps {
  area: PlotArea;
  points: Point[];
  /** Draws the line dashed, and does not fill the area below it. */
  dashed?: boolean;
}

export function StepLine({ area: { x, y, bottom }, points, dashed = false }: StepLineProps) {
  const toX = ({ at }: Point) => x(at);
  const toY = ({ sum }: Point) => y(sum);
  if (dashed) return <LinePath className="expected" data={points} x={toX} y={toY} />;
  return (
    <>
      <Area className="area" data={points} x={toX} y0={bottom} y1={toY} />
      <LinePath className="line" data={points} x={toX} y={toY} />
    </>
  );
}

/** Returns the formatter of dates at the axis: the day, or the month or year that begins on it. */
function useDates(): (tick: DateTick) => string {
  const { i18n } = useLingui();
  return useMemo(() => {
    const formatOf = (options: Intl.DateTimeFormatOptions) =>
      dateFormatOf(i18n.locale, { ...options, timeZone: "Asia/Tokyo" });
    const formats = {
      day: formatOf({ month: "short", day: "numeric" }),
      month: formatOf({ month: "short" }),
      year: formatOf({ year: "numeric" }),
    };
    return ({ at, unit }) => formats[unit].format(at);
  }, [i18n.locale]);
}

/** The current width of the picture, and the text size relative to the default. */
function useSize() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(320);
  const [textScale, setTextScale] = useState(1);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
      setTextScale(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width, textScale] as const;
}
