import { Trans, useLingui } from "@lingui/react/macro";
import { Muted } from "#components/ui/muted.tsx";
import { hrefOf } from "#console/address.ts";
import { useWorld } from "#console/api/live.ts";
import { useReviews } from "#console/api/reviews.ts";
import { Lines, PlaceLink } from "#console/parts/row.tsx";
import { Section } from "#console/parts/section.tsx";
import { ReviewItem } from "#console/reviews/review-item.tsx";

const MOST = 5;

export function WaitingReviews() {
  const { t } = useLingui();
  const { id } = useWorld();
  const { data } = useReviews(id);
  const open = (data ?? []).filter(({ state }) => state === "open");
  return (
    <Section
      title={<Trans>Waiting for review</Trans>}
      end={
        <PlaceLink fontSize="sm" href={hrefOf(id, "reviews")}>
          <Trans>All reviews</Trans>
        </PlaceLink>
      }
    >
      {open.length === 0 ? (
        <Muted>{t`Nothing is waiting for a decision. What members submit in the product appears here immediately.`}</Muted>
      ) : (
        <Lines>
          {open.slice(0, MOST).map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </Lines>
      )}
    </Section>
  );
}
