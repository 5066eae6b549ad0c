import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { About } from "#api/about.ts";
import { Stack } from "#components/layout/stack.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { Section } from "./section.tsx";
import { SiteCard } from "./site-card.tsx";

/** The computing centre: services offered, and a card with the facts of each site. */
export function Centre({ about: { centerIntro, centerServices, sites } }: { about: About }) {
  return (
    <Section
      id="centre"
      title={<Trans>Computing power centre</Trans>}
      note={centerIntro !== "" && <Lead textWrap="pretty">{centerIntro}</Lead>}
      wide
    >
      <Stack gap={{ base: "8", md: "12" }}>
        {centerServices.length > 0 && (
          <chakra.ul
            listStyle="none"
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))"
            columnGap="8"
            rowGap="3"
            borderBlockWidth="1px"
            paddingY="5"
          >
            {centerServices.map((service, index) => (
              // Keyed by index, because two services may have the same text, and their order does not change.
              // oxlint-disable-next-line react/no-array-index-key
              <chakra.li key={index} display="flex" gap="2.5" alignItems="start" lineHeight="snug">
                <chakra.span color="link" display="flex" paddingTop="0.5">
                  <Icon of={Check} size={18} />
                </chakra.span>
                <chakra.span minWidth="0">{service}</chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        <chakra.ul
          listStyle="none"
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
          gap={{ base: "5", md: "8" }}
        >
          {sites.map((site) => (
            <SiteCard key={site.image + site.address} site={site} />
          ))}
        </chakra.ul>
      </Stack>
    </Section>
  );
}
