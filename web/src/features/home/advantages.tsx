import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Muted } from "#components/ui/muted.tsx";
import { ChecksArt, FiguresArt, GuardArt, YenArt } from "./advantage-art.tsx";
import { Section } from "./section.tsx";

export function Advantages() {
  return (
    <Section title={<Trans>What you can rely on</Trans>}>
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr", lg: "repeat(4, 1fr)" }}
        columnGap="8"
        rowGap="10"
      >
        <Advantage art={<FiguresArt />} title={<Trans>The figures first</Trans>}>
          <Trans>You see the rate, term and minimum before you buy, and every estimate is labelled as one.</Trans>
        </Advantage>
        <Advantage art={<YenArt />} title={<Trans>In yen from start to finish</Trans>}>
          <Trans>Top up by bank transfer or in USDT. Balances and earnings are kept in yen.</Trans>
        </Advantage>
        <Advantage art={<ChecksArt />} title={<Trans>Every movement recorded</Trans>}>
          <Trans>Every top-up, withdrawal and payment has its own entry, with its time and status.</Trans>
        </Advantage>
        <Advantage art={<GuardArt />} title={<Trans>Protected withdrawals</Trans>}>
          <Trans>
            Every withdrawal asks for a separate trading password, and a registered account can only be changed through
            customer service.
          </Trans>
        </Advantage>
      </chakra.ul>
    </Section>
  );
}

function Advantage({ art, title, children }: { art: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: "auto 1fr", sm: "1fr" }}
      columnGap="5"
      rowGap="4"
      alignContent="start"
    >
      {art}
      <chakra.div display="grid" gap="2" alignContent="start">
        <chakra.h3 fontSize="md">{title}</chakra.h3>
        <Muted>{children}</Muted>
      </chakra.div>
    </chakra.li>
  );
}
