import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#api/api-error.ts";
import { pictureUrl } from "#api/client.ts";
import { newsItemQuery, newsQuery, type NewsItem } from "#api/news.ts";
import { MessagePage } from "#components/feedback/message-page.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Breadcrumb } from "#components/layout/breadcrumb.tsx";
import { Container } from "#components/layout/container.tsx";
import { usePageHead } from "#components/layout/page-head.ts";
import { Stack } from "#components/layout/stack.tsx";
import { RichText } from "#components/media/rich-text.tsx";
import { ServerPicture } from "#components/media/server-picture.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { VisuallyHidden } from "#components/ui/visually-hidden.tsx";
import { NewsNeighbours } from "./news-neighbours.tsx";
import { NewsDetailSkeleton } from "./news-skeleton.tsx";
import { NewsTime } from "./news-time.tsx";
import { useExcerpt } from "./use-excerpt.ts";

// Loads the rich-text code now, while the news item itself is still loading.
RichText.ahead();

/** One news item in full. Null or an id that the server does not know shows the not-found view. */
export function NewsDetailsPage({ id }: { id: number | null }) {
  return id === null ? <NewsNotFound /> : <KnownId key={id} id={id} />;
}

function KnownId({ id }: { id: number }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const query = useQuery({
    ...newsItemQuery(id),
    // The list contains whole items, so readers who open an item from the list see its text at once.
    placeholderData: () => queryClient.getQueryData(newsQuery().queryKey)?.find((item) => item.id === id),
  });
  const opening = useExcerpt(query.data?.content ?? "");
  usePageHead({ title: query.data?.title ?? t`News`, description: opening, type: "article" });
  if (query.data === undefined && namesNothing(query.error)) return <NewsNotFound />;
  return (
    <Container
      width="prose"
      paddingTop={{ base: "5", md: "8" }}
      paddingBottom={{ base: "14", md: "24" }}
      data-whole-window
    >
      {query.data === undefined && (
        <VisuallyHidden as="h1">
          <Trans>News</Trans>
        </VisuallyHidden>
      )}
      <QueryView query={query} skeleton={<NewsDetailSkeleton />}>
        {(item) => <Article item={item} />}
      </QueryView>
    </Container>
  );
}

/** True if the reply says that the item does not exist, rather than that it could not be read. */
const namesNothing = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code === 404 || error.kind === "refused" || error.kind === "invalid");

function Article({ item }: { item: NewsItem }) {
  return (
    <>
      <Breadcrumb
        list={
          <TextLink to="/news">
            <Trans>News</Trans>
          </TextLink>
        }
        title={item.title}
      />
      <Stack as="article" gap={{ base: "6", md: "8" }} alignContent="start" paddingTop="6" data-whole-window>
        <Stack gap="3">
          <Heading as="h1" size="xl">
            {item.title}
          </Heading>
          <NewsTime at={item.at} full />
        </Stack>
        <ServerPicture src={item.image} first />
        <RichText html={item.content} pictureUrl={pictureUrl} topHeading={2} title={item.title} />
      </Stack>
      <NewsNeighbours id={item.id} />
    </>
  );
}

function NewsNotFound() {
  const { t } = useLingui();
  return (
    <MessagePage
      art="not-found"
      title={t`News item not found`}
      text={<Trans>The link may be old, or the item was taken down.</Trans>}
      action={
        <LinkButton to="/news">
          <Trans>Back to news</Trans>
        </LinkButton>
      }
    />
  );
}
