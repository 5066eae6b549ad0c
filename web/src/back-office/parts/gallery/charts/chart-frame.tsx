import { chakra } from "@chakra-ui/react";
import { useLayoutEffect, useRef, useState } from "react";
import { TONE_COLOURS } from "./tones.ts";

/** Container of every chart: defines the colours, and the style of axes and their labels. */
export const ChartFrame = chakra("div", {
  base: {
    ...TONE_COLOURS,
    position: "relative",
    minWidth: "0",
    "& svg": { display: "block", width: "full", overflow: "visible", forcedColorAdjust: "none" },
    "& text": { fill: "ink.second", fontSize: "xs", fontVariantNumeric: "tabular-nums" },
    "& .figure": { fill: "ink", fontWeight: "semibold" },
    "& .rule": { stroke: "hairline", fill: "none" },
    "& .part": { fill: "var(--tone)", transition: "opacity 120ms" },
    "& .line": { stroke: "var(--tone)", strokeWidth: "2", strokeLinejoin: "round", fill: "none" },
    "& .shape": { fill: "var(--tone)", fillOpacity: 0.12, stroke: "var(--tone)", strokeWidth: "2" },
    "& .point": { fill: "bg.raised", stroke: "var(--tone)", strokeWidth: "2" },
    "& .dot": { fill: "var(--tone)" },
    "& .guide": { stroke: "hairline.strong", strokeDasharray: "2 4" },
  },
});

/** A ref for a chart's element and the element's width in pixels, measured before the first paint and on resize. */
export function useWidth(first = 320) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = (measured: number) => measured > 0 && setWidth(Math.round(measured));
    measure(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}
