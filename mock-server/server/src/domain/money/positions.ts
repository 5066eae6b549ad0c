import { floorAnnualProfit } from "#domain/amounts/percent.ts";
import { addYen, subtractYen, ZERO_YEN } from "#domain/amounts/yen.ts";
import type { Draft, Holding, MemberId, Position, ProductId, State } from "#domain/state.ts";

const keyOf = (memberId: MemberId, productId: ProductId): string => `${memberId}:${productId}`;
const NOTHING: Position = { invested: ZERO_YEN, annualProfit: ZERO_YEN };

/** A member's running position in one product; zeros when there is none. */
export const positionIn = (state: State, memberId: MemberId, productId: ProductId): Position =>
  state.positions.get(keyOf(memberId, productId)) ?? NOTHING;

/**
 * Adds a holding to the member's position in its product, or removes it. The yearly profit is computed and floored for
 * each holding, at its own rate (rule E8).
 */
export function changePosition(draft: Draft, holding: Holding, by: "more" | "less"): void {
  const { memberId, productId, price, rate } = holding;
  const { invested, annualProfit } = positionIn(draft, memberId, productId);
  const change = by === "more" ? addYen : subtractYen;
  draft.positions.put(keyOf(memberId, productId), {
    invested: change(invested, price),
    annualProfit: change(annualProfit, floorAnnualProfit(price, rate)),
  });
}
