import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import type { Assets } from "#api/user.ts";
import { Figure } from "#components/ui/figure.tsx";
import { SectionButton } from "#features/personage/navigation/section-link.tsx";
import { Amount } from "#features/personage/values/amount.tsx";
import { useFormat } from "#i18n/use-format.ts";
import type { Yen } from "#lib/amount/yen.ts";
import { amountsHiddenAtom } from "#state/amounts-hidden.ts";
import { AllocationBar } from "./allocation-bar.tsx";
import { allocationOf, isDivided, reservedOf } from "./allocation.ts";
import { type Tone, ToneDot } from "./charts/tone-dot.tsx";

/** The parts of the total: a bar, the actions that move money, and the amounts with their shares as the bar's legend. */
export function AssetParts({ assets }: { assets: Assets }) {
  const hidden = useAtomValue(amountsHiddenAtom);
  const reserved = reservedOf(assets);
  const divided = isDivided(assets);
  // Hiding amounts hides the shares too.
  const shown = divided && !hidden ? allocationOf(assets) : null;
  return (
    <>
      {divided && <AllocationBar allocation={shown} />}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))", sm: "auto auto" }}
        justifyContent={{ sm: "start" }}
        gap="3"
      >
        <SectionButton to="top-up">
          <Trans>Top up</Trans>
        </SectionButton>
        <SectionButton to="withdrawal" variant="outline">
          <Trans>Withdraw</Trans>
        </SectionButton>
      </chakra.div>
      {assets.totalAssets !== 0 && (
        <FigureList>
          <Part tone="brand" share={shown?.balance} label={<Trans>Available balance</Trans>} value={assets.balance} />
          {assets.holdingsValue !== 0 && (
            <Part
              tone="link"
              share={shown?.holdings}
              label={<Trans>Invested amount</Trans>}
              value={assets.holdingsValue}
            />
          )}
          {reserved !== null && reserved > 0 && (
            <Part
              tone="hairline.strong"
              share={shown?.reserved}
              label={<Trans>Withdrawal in progress</Trans>}
              value={reserved}
            />
          )}
          {assets.totalProfit !== 0 && <Part label={<Trans>Total earnings</Trans>} value={assets.totalProfit} />}
          {assets.invitationBonus !== 0 && (
            <Part label={<Trans>Invite rewards</Trans>} value={assets.invitationBonus} />
          )}
        </FigureList>
      )}
    </>
  );
}

interface PartProps {
  /** The colour of the amount's segment in the bar. */
  tone?: Tone;
  /** Percent of the total; undefined without a bar. */
  share?: number | undefined;
  label: ReactNode;
  value: Yen | null;
}

function Part({ tone, share, label, value }: PartProps) {
  const format = useFormat();
  return (
    <Figure
      label={
        <>
          {tone && share !== undefined && <ToneDot tone={tone} display="inline-block" marginEnd="2" />}
          {label}
        </>
      }
    >
      <chakra.span
        display="flex"
        flexWrap="wrap"
        // On phones the share is left of the amount, so that the amounts align at the right edge.
        flexDirection={{ base: "row-reverse", sm: "row" }}
        alignItems="baseline"
        columnGap="3"
      >
        <Amount value={value} size="lg" />
        {/* Without this space, copied or translated text would join the amount and the share. */}
        {share !== undefined && " "}
        {share !== undefined && (
          <chakra.span color="ink.second" fontSize="sm">
            {format.percent(share)}
          </chakra.span>
        )}
      </chakra.span>
    </Figure>
  );
}

/** One line per amount on phones, else side by side. */
const FigureList = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", sm: "1fr 1fr", xl: "repeat(4, 1fr)" },
    columnGap: "8",
    borderTopWidth: { base: "0", sm: "1px" },
    paddingTop: { sm: "2" },
    "& > div": {
      display: "flex",
      flexDirection: { base: "row", sm: "column" },
      justifyContent: "space-between",
      alignItems: { base: "baseline", sm: "flex-start" },
      gap: "1",
      paddingY: { base: "3.5", sm: "4" },
      borderTopWidth: { base: "1px", sm: "0" },
    },
  },
});
