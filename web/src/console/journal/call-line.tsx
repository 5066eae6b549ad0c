import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Badge } from "#components/ui/badge.tsx";
import type { Entry } from "#console/api/journal.ts";
import { Monospace } from "#console/parts/monospace.tsx";
import { WorldTime } from "#console/parts/times.tsx";

/** Badges: whether a call violated the contract or met a fault, and its outcome. */
export function Outcome({ entry: { outcome, reply, violations, fault } }: { entry: Entry }) {
  const { t } = useLingui();
  const bad = reply.status === null || reply.status >= 500;
  return (
    <>
      {violations.length > 0 && <Badge colorPalette="failure">{t`Contract violated`}</Badge>}
      {fault && <Badge colorPalette="review">{t`Fault`}</Badge>}
      <Badge colorPalette={outcome === "ok" ? "success" : bad ? "failure" : "neutral"}>
        {outcome === "no-reply" ? t`No reply` : outcome}
      </Badge>
    </>
  );
}

/** Column headers, shown if the list is wide; hidden from screen readers, which read each call as one link. */
export function CallHead() {
  const { t } = useLingui();
  return (
    <Line data-head aria-hidden>
      <span>{t`No.`}</span>
      <span>{t`Call`}</span>
      <span>{t`User`}</span>
      <span>{t`World time`}</span>
      <Figure>{t`Duration`}</Figure>
      <Figure>{t`HTTP status`}</Figure>
      <End>{t`Outcome`}</End>
    </Line>
  );
}

/** A call in one line of columns, or in two lines if the list is narrow. */
export function CallLine({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const { seq, operationId, user, at, t: took, reply } = entry;
  const milliseconds = took < 10 ? took.toFixed(1) : took.toFixed(0);
  return (
    <Line>
      <Quiet>{seq}</Quiet>
      <Monospace fontWeight="semibold">{operationId}</Monospace>
      <Quiet>{user}</Quiet>
      <Quiet>
        <WorldTime at={at} short />
      </Quiet>
      <Figure>{t`${milliseconds} ms`}</Figure>
      <Figure>{reply.status ?? "–"}</Figure>
      <End>
        <Outcome entry={entry} />
      </End>
    </Line>
  );
}

const Line = chakra("span", {
  base: {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    columnGap: "2.5",
    rowGap: "1",
    minWidth: "0",
    "@container (min-width: 44rem)": {
      display: "grid",
      gridTemplateColumns: "2.5rem minmax(0, 3fr) minmax(0, 1fr) 5.5rem 4.5rem 5.5rem minmax(0, 2fr)",
    },
    "&[data-head]": {
      display: "none",
      paddingBottom: "2",
      color: "ink.second",
      fontSize: "xs",
      "@container (min-width: 44rem)": { display: "grid" },
    },
  },
});

const Quiet = chakra("span", {
  base: { color: "ink.second", fontSize: "xs", fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
});

const Figure = chakra("span", {
  base: { color: "ink.second", fontSize: "xs", fontVariantNumeric: "tabular-nums", textAlign: "end" },
});

const End = chakra("span", {
  base: { display: "flex", gap: "1", marginStart: "auto", flexWrap: "wrap", justifyContent: "flex-end" },
});
