import { Trans, useLingui } from "@lingui/react/macro";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { hrefOf, setQuery, usePlace } from "#console/address.ts";
import type { Schemas } from "#console/api/client.ts";
import { useWorld } from "#console/api/live.ts";
import { useReviews } from "#console/api/reviews.ts";
import { CompactSegmented } from "#console/parts/compact-segmented.tsx";
import { Lines, PlaceLink } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { View } from "#console/parts/view.tsx";
import { Policy } from "./policy.tsx";
import { ReviewItem } from "./review-item.tsx";

const STATES = ["open", "decided", "all"] as const;
type Wanted = (typeof STATES)[number];

export function ReviewsView() {
  const { t } = useLingui();
  const { id: world } = useWorld();
  const { query: asked } = usePlace();
  const query = useReviews(world);
  const state = STATES.find((each) => each === asked.state) ?? "open";
  const one = asked.id;
  const shown = (items: readonly Schemas["Review"][]) =>
    items.filter((review) =>
      one ? String(review.id) === one : state === "all" || (review.state === "open") === (state === "open"),
    );
  return (
    <View title={t`Reviews`} lead={<Trans>You are the back office: nobody else decides on what members submit.</Trans>}>
      <Section
        title={one ? <Trans>Review {one}</Trans> : <Trans>Submissions</Trans>}
        end={
          one ? (
            <PlaceLink href={hrefOf(world, "reviews")}>
              <Trans>All reviews</Trans>
            </PlaceLink>
          ) : (
            <CompactSegmented<Wanted>
              legend={t`Show`}
              value={state}
              options={[
                { value: "open", label: t`Waiting` },
                { value: "decided", label: t`Decided` },
                { value: "all", label: t`All` },
              ]}
              onChange={(value) => setQuery({ state: value === "open" ? "" : value })}
            />
          )
        }
      >
        <QueryView
          query={query}
          skeleton={<Skeleton height="40" />}
          isEmpty={(items) => shown(items).length === 0}
          empty={
            <EmptyState
              title={t`Nothing is waiting for a decision.`}
              text={t`What members submit in the product appears here immediately.`}
            />
          }
        >
          {(items) => (
            <Lines>
              {shown(items).map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} whole />
                </li>
              ))}
            </Lines>
          )}
        </QueryView>
      </Section>
      <Policy />
    </View>
  );
}
