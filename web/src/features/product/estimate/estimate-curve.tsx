import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Muted } from "#components/ui/muted.tsx";
import { useFormat } from "#i18n/use-format.ts";
import type { Yen } from "#lib/amount/yen.ts";
import type { Term } from "#lib/product/term.ts";
import { useTermText } from "#shared/term-text.ts";
import { curvePositions } from "./curve-positions.ts";

interface EstimateCurveProps {
  term: Term;
  /** The earnings until maturity; null if there are none to show. */
  profit: Yen | null;
}

const WIDTH = 360;
const HEIGHT = 112;
const START = 6;
const END = WIDTH - 6;
const TOP = 10;
const BASE = HEIGHT - 2;

/**
 * The earnings paid over time: none before maturity, then all of them. Hidden from assistive technology, because the
 * text below says the same.
 */
export function EstimateCurve({ term, profit }: EstimateCurveProps) {
  const format = useFormat();
  const termText = useTermText();
  return (
    <div>
      <chakra.svg
        translate="no"
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="full"
        fill="none"
        strokeLinecap="round"
        css={{
          "& .axis": { stroke: "hairline" },
          // Dashed like every estimate.
          "& .line": { stroke: "brand", strokeWidth: 3, strokeDasharray: "7 8" },
          "& text": { fill: "ink", fontSize: "md", fontWeight: "semibold" },
          "& .point": { fill: "bg.raised", stroke: "action", strokeWidth: 3 },
        }}
      >
        {curvePositions(term).map((tick) => (
          <path key={tick} className="axis" d={`M${START + tick * (END - START)} ${BASE - 8}V${BASE}`} />
        ))}
        <path className="line" d={`M${START} ${BASE}H${END}V${TOP}`} />
        <circle className="point" cx={END} cy={TOP} r="5" />
        {profit !== null && (
          <text x={END - 14} y={TOP + 6} textAnchor="end">
            {format.yen(profit)}
          </text>
        )}
      </chakra.svg>
      <chakra.p aria-hidden display="flex" justifyContent="space-between" color="ink.second" fontSize="xs">
        <span>
          <Trans context="of a term">Start</Trans>
        </span>
        <span>{termText(term)}</span>
      </chakra.p>
      <Muted as="p" fontSize="xs">
        <Trans>The dashed line is the estimate. Earnings are paid at maturity, not before.</Trans>
      </Muted>
    </div>
  );
}
