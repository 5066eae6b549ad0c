import type { components } from "@hashgrove/contract/qa.openapi.gen.d.ts";
import { accept, refuse } from "#domain/decision.ts";
import { decideReview as decide } from "#domain/reviews/reviews.ts";
import type { MemberId } from "#domain/state.ts";
import { waitUntilFound } from "#qa/journal/waiting.ts";
import { userNamed } from "#qa/members/user-names.ts";
import type { WorldEvent } from "#worlds/events.ts";
import type { World } from "#worlds/world.ts";
import { QaFault, type QaInput, type QaOperation } from "./operation.ts";
import { reviewViews } from "./review-view.ts";

export const listReviews: QaOperation<"qa.listReviews"> = async ({ world, query, disconnected }) => {
  const memberId = query.user === undefined ? null : userNamed(world, query.user, "/query/user").member.id;
  const within = query.within ?? 0;
  const changesReviews = ({ kind, ...event }: WorldEvent): boolean =>
    kind === "commit" && "commit" in event && event.commit.changes.some(([table]) => table === "reviews");
  const findReviews = (event?: WorldEvent): Items | null => {
    if (event && !changesReviews(event)) return null;
    const items = reviewsOf(world, query, memberId);
    return items.length > 0 ? items : null;
  };
  return { status: 200, body: { items: (await waitUntilFound(world, { within, disconnected }, findReviews)) ?? [] } };
};

type Items = components["schemas"]["Review"][];
type Query = QaInput<"qa.listReviews">["query"];

function reviewsOf(world: World, query: Query, memberId: MemberId | null): Items {
  const viewOf = reviewViews(world);
  return [...world.store.read().reviews.values()]
    .filter((review) => query.kind === undefined || review.kind === query.kind)
    .filter((review) => query.state === undefined || review.state === query.state)
    .filter((review) => memberId === null || review.memberId === memberId)
    .toSorted((a, b) => a.id - b.id)
    .map(viewOf);
}

const STATE_AFTER = { approve: "approved", reject: "rejected", reopen: null } as const;

export const decideReview: QaOperation<"qa.decideReview"> = async ({ world, path, body }) => {
  const { decision: verdict, reason, if: expected } = body;
  const decision = await world.store.transact((draft, now) => {
    const review = draft.reviews.get(path.id);
    if (review && expected !== undefined && review.state !== expected) {
      return refuse("unexpected-state");
    }
    if (review && expected !== undefined && review.state === STATE_AFTER[verdict]) return accept(review);
    return decide(draft, { reviewId: path.id, decision: verdict, reason }, now);
  });
  if (!decision.ok) throw faultFor(decision.reason, path.id, world);
  return { status: 200, body: reviewViews(world)(decision.value) };
};

function faultFor(reason: string, id: number, world: QaInput<"qa.decideReview">["world"]): QaFault {
  if (reason === "unknown-review") return new QaFault(404, reason, `there is no review ${id}`, "/path/id");
  const state = world.store.read().reviews.get(id)?.state;
  const messages: Readonly<Record<string, string>> = {
    "already-decided": `the review is ${state} already`,
    "unexpected-state": `the review is ${state}`,
    "beyond-limit": "the books cannot hold so much more",
    "not-reopenable": "only a wallet binding that is bound or in review can be reopened",
  };
  const pointer = reason === "unexpected-state" ? "/body/if" : "/body/decision";
  return new QaFault(409, reason, messages[reason] ?? reason, pointer);
}
