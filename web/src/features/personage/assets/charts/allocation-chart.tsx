import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Pie } from "@visx/shape";
import { useState } from "react";
import { ListTable } from "#components/tables/list-table.tsx";
import { Amount, Share } from "#features/personage/values/amount.tsx";
import { asYen } from "#lib/amount/yen.ts";
import { type Part, productsOf } from "./allocation-parts.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { type Tone, ToneDot, TONES } from "./tone-dot.tsx";

const SIZE = 176;
/** Colours of the invested parts in chart order; the other parts have fixed colours. */
const PRODUCT_TONES = ["link", "ink.second", "ink", "brand.mid"] as const;

export function AllocationChart({ parts }: { parts: readonly Part[] }) {
  const { t } = useLingui();
  const nameOf = ({ kind, name }: Part): string => {
    switch (kind) {
      case "product":
        return name;
      case "balance":
        return t`Available balance`;
      case "others":
        return t`Other products`;
      case "unnamed":
        return t`Invested amount`;
      case "reserved":
        return t`Withdrawal in progress`;
    }
  };
  const products = productsOf(parts);
  const toneOf = (part: Part): Tone => {
    if (part.kind === "balance") return "brand";
    // The same colour as in the bar under the total.
    if (part.kind === "reserved") return "hairline.strong";
    return PRODUCT_TONES[products.indexOf(part)] ?? "brand.mid";
  };
  const named = parts.map((part) => ({ ...part, label: nameOf(part), tone: toneOf(part) }));
  return (
    <ChartFrame
      title={<Trans>Allocation</Trans>}
      note={<Trans>Holdings are counted at the price you paid; their earnings are added when they are paid out.</Trans>}
      chart={<Ring parts={named} />}
      table={() => (
        <ListTable
          caption={t`Allocation`}
          rows={named}
          keyOf={({ label }) => label}
          columns={[
            { label: t`Asset`, cell: ({ label }) => label },
            {
              label: t`Amount`,
              align: "end",
              cell: ({ amount }) => <Amount value={asYen(amount)} size="sm" />,
            },
            { label: t`Share`, align: "end", cell: ({ share }) => <Share percent={share} /> },
          ]}
        />
      )}
    />
  );
}

const RING = Object.fromEntries(
  TONES.map((tone) => [`& [data-tone="${tone}"]`, { fill: tone, transition: "opacity 120ms" }]),
);

type NamedPart = Part & { readonly label: string; readonly tone: Tone };

function Ring({ parts }: { parts: readonly NamedPart[] }) {
  // The part under the pointer is highlighted in ring and legend.
  const [pointed, setPointed] = useState<string | null>(null);
  const faded = ({ label }: NamedPart) => (pointed !== null && pointed !== label ? 0.35 : 1);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="center" columnGap="10" rowGap="6">
      <chakra.div boxSize={`${SIZE}px`} flexShrink={0}>
        <chakra.svg viewBox={`0 0 ${SIZE} ${SIZE}`} boxSize="full" css={RING}>
          <g transform={`translate(${SIZE / 2} ${SIZE / 2})`}>
            <Pie<NamedPart>
              data={[...parts]}
              pieValue={({ amount }) => amount}
              pieSort={null}
              pieSortValues={null}
              outerRadius={SIZE / 2}
              innerRadius={SIZE / 2 - 22}
              padAngle={parts.length > 1 ? 0.025 : 0}
              cornerRadius={3}
            >
              {({ arcs, path }) =>
                arcs.map((arc) => (
                  <path
                    key={arc.data.label}
                    data-tone={arc.data.tone}
                    d={path(arc) ?? ""}
                    opacity={faded(arc.data)}
                    onPointerEnter={() => setPointed(arc.data.label)}
                    onPointerLeave={() => setPointed(null)}
                  />
                ))
              }
            </Pie>
          </g>
        </chakra.svg>
      </chakra.div>
      <chakra.ul data-legend flex="1 1 17rem" minWidth="0" listStyle="none" fontSize="sm" lineHeight="snug">
        {parts.map((part) => (
          <chakra.li
            key={part.label}
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr) auto 3.5rem"
            alignItems="baseline"
            columnGap="3"
            paddingY="2.5"
            borderTopWidth="1px"
            _first={{ borderTopWidth: "0" }}
            style={{ opacity: faded(part) }}
            onPointerEnter={() => setPointed(part.label)}
            onPointerLeave={() => setPointed(null)}
          >
            <ToneDot tone={part.tone} />
            <chakra.bdi overflowWrap="anywhere">{part.label}</chakra.bdi>
            <Amount value={asYen(part.amount)} size="sm" />
            <chakra.span color="ink.second" textAlign="end">
              <Share percent={part.share} />
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
