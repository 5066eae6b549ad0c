import { chakra } from "@chakra-ui/react";
import { Pie } from "@visx/shape";
import { type CSSProperties, type DOMAttributes, useState } from "react";
import { useFormat } from "#i18n/use-format.ts";
import type { Datum } from "./bar-chart.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { ToneMark } from "./legend.tsx";
import { type Tone, toneAt } from "./tones.ts";

const SIZE = 160;

type Part = Datum & { readonly tone: Tone };
type Highlight = Pick<DOMAttributes<Element>, "onPointerEnter" | "onPointerLeave"> & { readonly style: CSSProperties };

/**
 * Shares of a whole as a ring, with each part's name, value and share beside it. The part under the pointer is
 * highlighted in the ring and in the list. Visual only: use it in a ChartCard, which also has the values as a table.
 * @example <PieChart data={[{ name: "Search", value: 1_548 }, { name: "Mail", value: 310 }]} />
 */
export function PieChart({ data }: { data: readonly Datum[] }) {
  const format = useFormat();
  const [pointed, setPointed] = useState<string | null>(null);
  const parts = data.map((datum, index) => ({ ...datum, tone: toneAt(index) }));
  const total = data.reduce((sum, { value }) => sum + value, 0);
  const highlight = (name: string): Highlight => ({
    style: { opacity: pointed === null || pointed === name ? 1 : 0.35 },
    onPointerEnter: () => setPointed(name),
    onPointerLeave: () => setPointed(null),
  });
  return (
    <ChartFrame display="flex" flexWrap="wrap" alignItems="center" justifyContent="center" columnGap="6" rowGap="5">
      <Ring parts={parts} highlight={highlight} />
      <chakra.ul
        data-legend
        flex="1 1 11rem"
        minWidth="0"
        maxWidth="22rem"
        listStyle="none"
        fontSize="sm"
        lineHeight="snug"
      >
        {parts.map(({ name, value, tone }) => (
          <chakra.li
            key={name}
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr) auto 2.75rem"
            alignItems="baseline"
            columnGap="2"
            paddingY="1.5"
            fontVariantNumeric="tabular-nums"
            {...highlight(name)}
          >
            <ToneMark data-tone={tone} />
            <span>{name}</span>
            <chakra.strong fontWeight="semibold">{format.integer(value)}</chakra.strong>
            <chakra.span color="ink.second" textAlign="end">
              {format.percent(total === 0 ? 0 : Math.round((value / total) * 1000) / 10)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </ChartFrame>
  );
}

function Ring({ parts, highlight }: { parts: Part[]; highlight: (name: string) => Highlight }) {
  return (
    <chakra.div boxSize={`${SIZE}px`} flexShrink={0}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`}>
        <g transform={`translate(${SIZE / 2} ${SIZE / 2})`}>
          <Pie<Part>
            data={parts}
            pieValue={({ value }) => value}
            pieSort={null}
            pieSortValues={null}
            outerRadius={SIZE / 2}
            innerRadius={SIZE / 2 - 36}
            padAngle={0.02}
            cornerRadius={3}
          >
            {({ arcs, path }) =>
              arcs.map((arc) => (
                <path
                  key={arc.data.name}
                  className="part"
                  data-tone={arc.data.tone}
                  d={path(arc) ?? ""}
                  {...highlight(arc.data.name)}
                />
              ))
            }
          </Pie>
        </g>
      </svg>
    </chakra.div>
  );
}
