import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Muted } from "#components/ui/muted.tsx";
import type { Term } from "#lib/product/term.ts";
import { useTermText } from "#shared/term-text.ts";
import { curvePositions } from "./curve-positions.ts";

interface EstimateCurveProps {
  /** The product's term. */
  term: Term;
}

const WIDTH = 360;
const HEIGHT = 112;
const TOP = 10;
const BASE = HEIGHT - 2;

/** The estimate over time: a straight line, since interest is simple. The text beside it says the same. */
export function EstimateCurve({ term }: EstimateCurveProps) {
  const termText = useTermText();
  const at = (share: number) => ({ x: 6 + share * (WIDTH - 12), y: BASE - share * (BASE - TOP) });
  const [start, last] = [at(0), at(1)];
  return (
    <div>
      <chakra.svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="full"
        fill="none"
        strokeLinecap="round"
        css={{
          "& .area": { fill: "brand.soft" },
          "& .axis": { stroke: "hairline" },
          // Dashed like every estimate: nothing is paid before the end.
          "& .line": { stroke: "brand", strokeWidth: 3, strokeDasharray: "7 8" },
          "& .point": { fill: "bg.raised", stroke: "action", strokeWidth: 3 },
        }}
      >
        {curvePositions(term).map((tick) => (
          <path key={tick} className="axis" d={`M${at(tick).x} ${TOP}V${BASE}`} />
        ))}
        <path className="area" d={`M${start.x} ${start.y}L${last.x} ${last.y}V${BASE}z`} />
        <path className="line" d={`M${start.x} ${start.y}L${last.x} ${last.y}`} />
        <path className="axis" d={`M${start.x} ${BASE}H${last.x}`} />
        <circle className="point" cx={last.x} cy={last.y} r="5" />
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
