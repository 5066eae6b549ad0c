import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getCooperativePartnerQuery } from "#api/about.ts";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { PartnerMark } from "#shared/partner-logo.tsx";
import { Section } from "./section.tsx";

export function Partners() {
  const query = useQuery(getCooperativePartnerQuery());
  if (query.data?.length === 0) return null;
  return (
    <Section
      title={<Trans>Partners</Trans>}
      intro={<Trans>The partners shown are demo data, not real companies.</Trans>}
    >
      <QueryView query={query} skeleton={<PartnersSkeleton />}>
        {(partners) => (
          <Row>
            {partners.map((partner) => (
              <li key={partner.name}>
                <PartnerMark partner={partner} />
              </li>
            ))}
          </Row>
        )}
      </QueryView>
    </Section>
  );
}

// Eight logos fit one row on wide screens; fewer logos do not grow.
const Row = chakra("ul", {
  base: {
    listStyle: "none",
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(6.75rem, 1fr))",
    gap: { base: "4", md: "6" },
  },
});

function PartnersSkeleton() {
  return (
    <Row>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((partner) => (
        <li key={partner}>
          <Skeleton aspectRatio="3 / 1" />
        </li>
      ))}
    </Row>
  );
}
