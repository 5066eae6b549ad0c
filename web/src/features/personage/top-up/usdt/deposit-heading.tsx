import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { Button } from "#components/ui/button.tsx";
import { StepHeading } from "#features/personage/forms/step-heading.tsx";
import { type Chain, NETWORKS } from "#lib/chain/chain.ts";

interface DepositHeadingProps {
  chain: Chain;
  /** The amount as text. */
  coins: string;
  onChange: () => void;
}

/** The amount to send and its network, with a button to change them. */
export function DepositHeading({ chain, coins, onChange }: DepositHeadingProps) {
  const network = NETWORKS[chain];
  return (
    <div>
      <StepHeading>
        <Trans>
          Send to the address below over {chain} ({network})
        </Trans>
      </StepHeading>
      <SpaceBetween>
        <chakra.p
          translate="no"
          fontSize="2xl"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          lineHeight="heading"
        >
          {coins}
        </chakra.p>
        <Button
          variant="quiet"
          size="sm"
          marginX="calc(-1 * min({spacing.4}, 5vw))"
          // In forced-colors mode the button's border shows and must stay inside the panel.
          css={{ "@media (forced-colors: active)": { margin: "0" } }}
          onClick={onChange}
        >
          <Trans>Change amount or network</Trans>
        </Button>
      </SpaceBetween>
    </div>
  );
}
