import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Compass, Layers, Leaf, type LucideIcon, Server, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Section } from "./section.tsx";

/** The five advantages of rule N2. */
export function Advantages() {
  return (
    <Section id="advantages" title={<Trans>Five advantages</Trans>} wide>
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns={{
          base: "minmax(0, 1fr)",
          sm: "repeat(2, minmax(0, 1fr))",
          lg: "repeat(5, minmax(0, 1fr))",
        }}
        columnGap="8"
        rowGap="8"
      >
        <Advantage icon={Layers} title={<Trans>One-stop service</Trans>}>
          <Trans>Machines, power, operation, payouts and customer service all come from one company.</Trans>
        </Advantage>
        <Advantage icon={Compass} title={<Trans>Global experience</Trans>}>
          <Trans>Running sites in several countries has taught us to plan for local power, rules and weather.</Trans>
        </Advantage>
        <Advantage icon={Users} title={<Trans>A strong technical team</Trans>}>
          <Trans>The people who design the halls, buy the power and write the software work as one team.</Trans>
        </Advantage>
        <Advantage icon={Server} title={<Trans>Quality infrastructure</Trans>}>
          <Trans>Power, cooling and network are monitored around the clock, with backups where it counts.</Trans>
        </Advantage>
        <Advantage icon={Leaf} title={<Trans>Innovation with the environment in mind</Trans>}>
          <Trans>Hydro, wind, solar and geothermal power come first, and waste heat is put to use.</Trans>
        </Advantage>
      </chakra.ul>
    </Section>
  );
}

function Advantage({ icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <chakra.li
      display="grid"
      gap="3"
      alignContent="start"
      gridTemplateColumns={{ base: "auto minmax(0, 1fr)", sm: "minmax(0, 1fr)" }}
      columnGap="4"
    >
      <HexIcon of={icon} />
      <chakra.div display="grid" gap="1.5" alignContent="start">
        <chakra.h3 fontSize="md">{title}</chakra.h3>
        <Muted>{children}</Muted>
      </chakra.div>
    </chakra.li>
  );
}

function HexIcon({ of }: { of: LucideIcon }) {
  return (
    <chakra.span position="relative" display="grid" placeItems="center" width="12" height="14" color="link">
      <chakra.svg aria-hidden viewBox="0 0 48 56" position="absolute" inset="0" width="12" height="14">
        <chakra.path d="M24 1l23 13.5v27L24 55 1 41.5v-27z" fill="brand.soft" stroke="brand.mid" />
      </chakra.svg>
      <chakra.span position="relative" display="flex">
        <Icon of={of} size={22} />
      </chakra.span>
    </chakra.span>
  );
}
