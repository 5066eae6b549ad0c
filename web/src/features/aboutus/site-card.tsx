import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ComputingSite } from "#api/about.ts";
import { Panel } from "#components/layout/panel.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { ServerPicture } from "#components/media/server-picture.tsx";

/** A card for one site. Omits facts that the server does not send. */
export function SiteCard({ site }: { site: ComputingSite }) {
  return (
    <Panel
      as="li"
      padding={{ base: "0", md: "0" }}
      overflow="hidden"
      css={{ "& > div:first-of-type": { borderRadius: "0" } }}
    >
      <ServerPicture src={site.image} />
      <Stack padding={{ base: "5", md: "6" }} gap="4">
        <chakra.h3 fontSize="lg">{site.address}</chakra.h3>
        <chakra.dl display="grid" gridTemplateColumns="minmax(5rem, auto) minmax(0, 1fr)" fontSize="sm">
          {site.established !== null && <Fact label={<Trans>Established</Trans>}>{site.established}</Fact>}
          <Fact label={<Trans>Energy type</Trans>}>{site.energyType}</Fact>
          <Fact label={<Trans>Total capacity</Trans>}>{site.totalCapacity}</Fact>
          <Fact label={<Trans>Characteristics</Trans>} long>
            {site.characteristics}
          </Fact>
        </chakra.dl>
      </Stack>
    </Panel>
  );
}

function Fact({ label, long = false, children }: { label: ReactNode; long?: boolean; children: string }) {
  if (children === "") return null;
  return (
    <chakra.div
      display="grid"
      gridColumn="1 / -1"
      // On phones, a long value is below its label, so that it can use the full width.
      gridTemplateColumns={long ? { base: "minmax(0, 1fr)", sm: "subgrid" } : "subgrid"}
      columnGap="5"
      paddingY="2.5"
      borderTopWidth="1px"
    >
      <chakra.dt color="ink.second">{label}</chakra.dt>
      <chakra.dd minWidth="0" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
