import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Section } from "./section.tsx";

/** The five kinds of cooperation of rule N2. */
export function Cooperation() {
  return (
    <Section id="cooperation" title={<Trans>Business cooperation</Trans>}>
      <chakra.dl borderBottomWidth="1px">
        <Item title={<Trans>Global mining resources</Trans>}>
          <Trans>With power companies and landowners we develop places where electricity is left over.</Trans>
        </Item>
        <Item title={<Trans>Global hosting cooperation</Trans>}>
          <Trans>Owners place their machines at our sites. We install, run and measure them.</Trans>
        </Item>
        <Item title={<Trans>Overseas hash-power supply</Trans>}>
          <Trans>Companies abroad use hash power from our sites, by the month or by the year.</Trans>
        </Item>
        <Item title={<Trans>Hash-power distribution</Trans>}>
          <Trans>Partners offer shares of our hash power to customers of their own.</Trans>
        </Item>
        <Item title={<Trans>Miner sales</Trans>}>
          <Trans>New and inspected used machines, set up at one of our sites if you like.</Trans>
        </Item>
      </chakra.dl>
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
      borderTopWidth="1px"
    >
      <chakra.dt fontWeight="semibold">{title}</chakra.dt>
      <chakra.dd color="ink.second">{children}</chakra.dd>
    </chakra.div>
  );
}
