import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { RuledList } from "#components/layout/ruled-list.tsx";
import { Section } from "./section.tsx";

/** The five kinds of cooperation of rule N2. */
export function Cooperation() {
  return (
    <Section id="cooperation" title={<Trans>Business cooperation</Trans>}>
      <RuledList as="dl">
        <Item title={<Trans>Mining sites worldwide</Trans>}>
          <Trans>
            Together with power companies and landowners, we develop sites where there is surplus electricity.
          </Trans>
        </Item>
        <Item title={<Trans>Worldwide machine hosting</Trans>}>
          <Trans>Owners place their machines at our sites. We install, run and monitor them.</Trans>
        </Item>
        <Item title={<Trans>Hash power for companies abroad</Trans>}>
          <Trans>We supply hash power from our sites to companies abroad, by the month or by the year.</Trans>
        </Item>
        <Item title={<Trans>Hash-power resale</Trans>}>
          <Trans>Partners offer shares of our hash power to their own customers.</Trans>
        </Item>
        <Item title={<Trans>Miner sales</Trans>}>
          <Trans>New machines and inspected used ones, installed at one of our sites if you wish.</Trans>
        </Item>
      </RuledList>
    </Section>
  );
}

function Item({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 15rem) minmax(0, 1fr)" }}
      columnGap="8"
      rowGap="1"
      paddingY={{ base: "4", md: "5" }}
    >
      <chakra.dt fontWeight="semibold">{title}</chakra.dt>
      <chakra.dd color="ink.second">{children}</chakra.dd>
    </chakra.div>
  );
}
