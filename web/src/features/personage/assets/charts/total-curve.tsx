import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { type PointerEvent, useRef, useState } from "react";
import { Muted } from "#components/ui/muted.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { dayNumber, endOfDay } from "#lib/time/tokyo-day.ts";
import { Plot, type PlotArea, stairs, StepLine } from "./plot.tsx";
import { totalAt, type TotalSeries } from "./total-series.ts";

interface TotalCurveProps {
  series: TotalSeries;
  /** Epoch milliseconds. */
  from: number;
  now: number;
}

/** The total as a line with a value per day, readable by pointer, by touch, and with the arrow keys. */
export function TotalCurve({ series, from, now }: TotalCurveProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [day, setDay] = useState<number | null>(null);
  const start = totalAt(series, from);
  const steps = series.steps.filter(({ at }) => at > from).map(({ at, total }) => ({ at, sum: total }));
  const points = stairs({ at: from, sum: start }, steps, now);
  const highest = Math.max(...points.map(({ sum }) => sum));
  const last = Math.max(1, dayNumber(now) - dayNumber(from));
  // A day's value is the total at its end; today's value is the current total.
  const momentOf = (index: number) => Math.min(now, endOfDay(dayNumber(from) + index));
  const read = day === null ? null : momentOf(Math.min(day, last));
  const firstDay = format.date(from);
  const lastDay = format.date(now);
  return (
    <div>
      <Muted
        as="div"
        aria-hidden
        display="flex"
        justifyContent="space-between"
        gap="4"
        fontVariantNumeric="tabular-nums"
      >
        {read === null ? (
          <span>{format.range(firstDay, lastDay)}</span>
        ) : (
          <>
            <span>{format.date(read)}</span>
            <chakra.strong translate="no" color="ink">
              {format.yen(totalAt(series, read))}
            </chakra.strong>
          </>
        )}
      </Muted>
      <Plot
        from={from}
        to={now}
        highest={highest}
        overlay={(area) => (
          <Scrubber
            area={area}
            last={last}
            day={day}
            label={t`Total assets by day`}
            text={(index) => `${format.date(momentOf(index))}: ${format.yen(totalAt(series, momentOf(index)))}`}
            onDay={setDay}
          />
        )}
      >
        {(area) => (
          <>
            <StepLine area={area} points={points} />
            {read !== null && (
              <>
                <path className="tick" d={`M${area.x(read)} ${area.top - 6}V${area.bottom}`} />
                <circle className="point" cx={area.x(read)} cy={area.y(totalAt(series, read))} r="4.5" />
              </>
            )}
          </>
        )}
      </Plot>
    </div>
  );
}

interface ScrubberProps {
  area: PlotArea;
  /** The last day's number; the first is 0. */
  last: number;
  day: number | null;
  label: string;
  text: (day: number) => string;
  onDay: (day: number | null) => void;
}

/** A native range control for the keyboard and screen readers, under an area that follows the pointer. */
function Scrubber({ area, last, day, label, text, onDay }: ScrubberProps) {
  const input = useRef<HTMLInputElement>(null);
  const value = Math.min(day ?? last, last);
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onDay(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * last));
  };
  return (
    <chakra.div
      position="absolute"
      style={{ left: area.left, width: area.right - area.left, top: area.top, height: area.bottom - area.top }}
      // A horizontal swipe reads the line; a vertical one scrolls the page.
      touchAction="pan-y"
      cursor="crosshair"
      borderRadius="sm"
      _focusWithin={{ "&:has(:focus-visible)": { outline: "2px solid {colors.brand}", outlineOffset: "4px" } }}
      onPointerDown={(event) => {
        follow(event);
        event.currentTarget.setPointerCapture(event.pointerId);
        input.current?.focus({ preventScroll: true });
        event.preventDefault();
      }}
      onPointerMove={(event) => {
        if (event.pointerType === "mouse" || event.buttons > 0) follow(event);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse" && document.activeElement !== input.current) onDay(null);
      }}
    >
      <Range
        ref={input}
        type="range"
        min={0}
        max={last}
        step={1}
        value={value}
        aria-label={label}
        aria-valuetext={text(value)}
        onFocus={() => onDay(value)}
        onBlur={() => onDay(null)}
        onChange={({ currentTarget }) => onDay(Number(currentTarget.value))}
      />
    </chakra.div>
  );
}

const Range = chakra("input", {
  base: {
    position: "absolute",
    inset: "0",
    width: "full",
    height: "full",
    margin: "0",
    opacity: 0,
    pointerEvents: "none",
  },
});
