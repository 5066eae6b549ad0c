import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { newsQuery } from "#api/news.ts";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Container } from "#components/layout/container.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Stack } from "#components/layout/stack.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Lead } from "#components/ui/lead.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { NewsRow } from "./news-row.tsx";
import { NewsSkeleton } from "./news-skeleton.tsx";

/** All news items, newest first; the newest is featured on wide screens. */
export function NewsPage() {
  const { t } = useLingui();
  const query = useQuery(newsQuery());
  usePageHead({
    title: t`News`,
    description: t`Reports from our sites, changes to our service, and how mining works.`,
  });
  return (
    <Container
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={{ base: "8", md: "12" }}
      paddingTop={{ base: "6", md: "10" }}
      paddingBottom={{ base: "14", md: "24" }}
    >
      <Stack gap="3">
        <Heading as="h1" size="xl">
          <Trans>News</Trans>
        </Heading>
        <Lead>
          <Trans>Reports from our sites, changes to our service, and how mining works.</Trans>
        </Lead>
      </Stack>
      <QueryView
        query={query}
        skeleton={<NewsSkeleton />}
        isEmpty={(items) => items.length === 0}
        empty={
          <EmptyState
            title={<Trans>There is no news yet.</Trans>}
            text={<Trans>You will find our news here.</Trans>}
            action={
              <LinkButton to="/product" variant="outline">
                <Trans>See the products</Trans>
              </LinkButton>
            }
          />
        }
      >
        {(items) => (
          <Stack as="ul" listStyle="none">
            {items.map((item, index) => (
              <NewsRow key={item.id} item={item} featured={index === 0} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Container>
  );
}
