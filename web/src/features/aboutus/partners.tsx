import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getCooperativePartnerQuery } from "#api/about.ts";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { PartnerLogos } from "./partner-logos.tsx";
import { Section } from "./section.tsx";

export function Partners() {
  const query = useQuery(getCooperativePartnerQuery());
  return (
    <Section
      id="partners"
      title={<Trans>Business partners</Trans>}
      note={
        query.data?.length === 0 ? null : (
          <Muted>
            <Trans>The partners shown are demo data, not real companies.</Trans>
          </Muted>
        )
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton height="32" borderRadius="control" />}
        isEmpty={(partners) => partners.length === 0}
        empty={
          <chakra.p color="ink.second">
            <Trans>No partners have been announced yet.</Trans>
          </chakra.p>
        }
      >
        {(partners) => <PartnerLogos partners={partners} />}
      </QueryView>
    </Section>
  );
}
