import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Stack } from "#components/layout/stack.tsx";
import { useFormat } from "#i18n/format.ts";
import { amountsHiddenAtom } from "#state/amounts-hidden.ts";
import type { Allocation } from "./allocation.ts";
import { type Tone, ToneDot } from "./charts/tone-dot.tsx";

/** The composition of the total as a bar with a legend. Hiding amounts hides the shares too. */
export function AllocationBar({ allocation }: { allocation: Allocation | null }) {
  const { t } = useLingui();
  const shown = useAtomValue(amountsHiddenAtom) ? null : allocation;
  return (
    <Stack gap="3">
      <chakra.div
        aria-hidden
        display="flex"
        gap="2px"
        height="2.5"
        borderRadius="full"
        overflow="hidden"
        bg="bg.hover"
        forcedColorAdjust="none"
      >
        {shown && (
          <>
            {/* An empty segment would still add its gap. */}
            {shown.balance > 0 && <Segment bg="brand" style={{ flexGrow: shown.balance }} />}
            {shown.holdings > 0 && <Segment bg="link" style={{ flexGrow: shown.holdings }} />}
            {shown.reserved > 0 && <Segment bg="hairline.strong" style={{ flexGrow: shown.reserved }} />}
          </>
        )}
      </chakra.div>
      <chakra.ul
        aria-label={t`Breakdown of the total`}
        display="flex"
        flexWrap="wrap"
        columnGap="6"
        rowGap="1"
        listStyle="none"
        fontSize="sm"
      >
        <Legend dot="brand" share={shown?.balance}>
          <Trans>Available balance</Trans>
        </Legend>
        <Legend dot="link" share={shown?.holdings}>
          <Trans>Invested amount</Trans>
        </Legend>
        {shown !== null && shown.reserved > 0 && (
          <Legend dot="hairline.strong" share={shown.reserved}>
            <Trans>Withdrawal in progress</Trans>
          </Legend>
        )}
      </chakra.ul>
    </Stack>
  );
}

const Segment = chakra("span", { base: { flexBasis: "0", minWidth: "0" } });

function Legend({ dot, share, children }: { dot: Tone; share: number | undefined; children: ReactNode }) {
  const format = useFormat();
  return (
    <chakra.li display="flex" alignItems="center" gap="2" color="ink.second">
      <ToneDot tone={dot} />
      {children}
      {share !== undefined && (
        <chakra.span color="ink" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {format.percent(share)}
        </chakra.span>
      )}
    </chakra.li>
  );
}
