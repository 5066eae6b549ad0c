import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useFormat } from "#i18n/use-format.ts";
import { Plot, stairs, StepLine } from "./plot.tsx";
import type { ProfitSeries } from "./profit-series.ts";

/** With more points than this, markers would hide the line. */
const MOST_POINTS = 24;

/** Earnings as steps; assistive technology uses the table. */
export function ProfitCurve({ series, now }: { series: ProfitSeries; now: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const { start, paid, expected } = series;
  const end = Math.max(now, expected.at(-1)?.at ?? now);
  const paidSum = paid.at(-1)?.sum ?? 0;
  const past = stairs({ at: start, sum: 0 }, paid, now);
  const future = stairs({ at: now, sum: paidSum }, expected, end);
  const points = paid.length + expected.length > MOST_POINTS ? [] : [...paid, ...expected];
  return (
    <div>
      <Plot from={start} to={end} highest={expected.at(-1)?.sum ?? paidSum}>
        {(area) => {
          const { x, y, top, bottom, width } = area;
          const today = x(now);
          // The label goes to the side that has space.
          const nearEnd = today > width - 80;
          return (
            <>
              <path className="today" d={`M${today} ${top - 6}V${bottom}`} />
              {expected.length > 0 && <StepLine area={area} points={future} dashed />}
              <StepLine area={area} points={past} />
              {points.map((point) => (
                <circle key={point.id} className="point" cx={x(point.at)} cy={y(point.sum)} r="3.5">
                  <title>{`${format.date(point.at)} ${point.name} ${format.yen(point.profit)}`}</title>
                </circle>
              ))}
              <text x={today + (nearEnd ? -6 : 6)} y={top - 10} textAnchor={nearEnd ? "end" : "start"}>
                {t`Today`}
              </text>
            </>
          );
        }}
      </Plot>
      <chakra.p display="flex" flexWrap="wrap" columnGap="6" color="ink.second" fontSize="xs" paddingTop="2">
        <Key line="solid">
          <Trans>Paid</Trans>
        </Key>
        {expected.length > 0 && (
          <Key line="dashed">
            <Trans>Estimated</Trans>
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
