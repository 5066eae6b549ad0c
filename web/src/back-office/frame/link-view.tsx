import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Section } from "#back-office/parts/section.tsx";
import { ExternalLink } from "#components/ui/external-link.tsx";

/** Shown for a route with an external address: the user decides whether to open it. */
export function LinkView({ address }: { address: string }) {
  return (
    <Section>
      <chakra.p>
        <Trans>This page is on another site:</Trans>
      </chakra.p>
      <chakra.p overflowWrap="anywhere">
        <ExternalLink href={address}>{address}</ExternalLink>
      </chakra.p>
    </Section>
  );
}
