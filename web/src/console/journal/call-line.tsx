import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Badge } from "#components/ui/badge.tsx";
import type { Entry } from "#console/api/journal.ts";
import { Mono } from "#console/parts/mono.tsx";

/** How a call ended, at a glance. */
export function Outcome({ entry: { outcome, reply, violations, fault } }: { entry: Entry }) {
  const { t } = useLingui();
  const bad = reply.status === null || reply.status >= 500;
  return (
    <>
      {violations.length > 0 && <Badge tone="failure">{t`Contract violated`}</Badge>}
      {fault && <Badge tone="review">{t`Fault`}</Badge>}
      <Badge tone={outcome === "ok" ? "success" : bad ? "failure" : "neutral"}>
        {outcome === "no-reply" ? t`No reply` : outcome}
      </Badge>
    </>
  );
}

/** A call in one line, or in two where there is no room. */
export function CallLine({ entry }: { entry: Entry }) {
  return (
    <Line>
      <Seq>{entry.seq}</Seq>
      <Mono fontWeight="semibold">{entry.operationId}</Mono>
      <chakra.span color="ink.second" fontSize="sm">
        {entry.user}
      </chakra.span>
      <chakra.span display="flex" gap="1" marginStart="auto" flexWrap="wrap" justifyContent="flex-end">
        <Outcome entry={entry} />
      </chakra.span>
    </Line>
  );
}

const Line = chakra("span", {
  base: { display: "flex", alignItems: "center", flexWrap: "wrap", columnGap: "2.5", rowGap: "1", minWidth: "0" },
});

const Seq = chakra("span", {
  base: { minWidth: "7", color: "ink.second", fontSize: "xs", fontVariantNumeric: "tabular-nums" },
});
