import { Wordcloud } from "@visx/wordcloud";
import { useMemo } from "react";
import type { Datum } from "./bar-chart.tsx";
import { ChartFrame, useWidth } from "./chart-frame.tsx";
import { toneAt } from "./tones.ts";

const FONT = "sans-serif";
const SMALLEST_PX = 13;
const LARGEST_PX = 46;
/** Used instead of a random number, so that the same words always get the same positions. */
const MIDDLE = () => 0.5;

/**
 * Words, sized by their values. Visual only: use it in a ChartCard, which also has the values as a table. The layout
 * library has 6 kB: lazy-load this component.
 * @example <WordCloud data={[{ name: "React", value: 10_000 }, { name: "Vue", value: 6_181 }]} />
 */
export function WordCloud({ data, height = 300 }: { data: readonly Datum[]; height?: number }) {
  const [frame, width] = useWidth();
  const words = useMemo(() => {
    const most = Math.max(1, ...data.map(({ value }) => value));
    const largest = Math.min(LARGEST_PX, Math.max(SMALLEST_PX * 2, width / 9));
    return data.map(({ name, value }) => ({
      text: name,
      px: SMALLEST_PX + (largest - SMALLEST_PX) * Math.sqrt(Math.max(0, value) / most),
    }));
  }, [data, width]);
  const tones = useMemo(() => new Map(data.map(({ name }, index) => [name, toneAt(index)])), [data]);
  return (
    <ChartFrame ref={frame} style={{ height }}>
      <Wordcloud
        width={width}
        height={height}
        words={words}
        font={FONT}
        fontSize={pixelsOf}
        rotate={0}
        padding={3}
        random={MIDDLE}
      >
        {(placed) =>
          placed.map(({ text = "", x = 0, y = 0, size = 0 }) => (
            <text
              key={text}
              data-tone={tones.get(text)}
              textAnchor="middle"
              transform={`translate(${x}, ${y})`}
              style={{ fontFamily: FONT, fontSize: size, fill: "var(--tone)" }}
            >
              {text}
            </text>
          ))
        }
      </Wordcloud>
    </ChartFrame>
  );
}

const pixelsOf = ({ px }: { px: number }): number => px;
