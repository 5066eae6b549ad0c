import { useLingui } from "@lingui/react/macro";
import type { Schemas } from "#console/api/client.ts";
import { useFormat } from "#i18n/use-format.ts";

type Review = Schemas["Review"];

/** Texts of reviews: kinds, states, amounts, and titles with the kind, the member and the amount. */
export function useReviewTexts() {
  const { t } = useLingui();
  const format = useFormat();
  const kinds: Readonly<Record<Review["kind"], string>> = {
    identity: t`Real-name verification`,
    wallet: t`Account registration`,
    topup: t`Top-up`,
    withdrawal: t`Withdrawal`,
    support: t`Bank account change`,
  };
  const amountOf = ({ amount, currency }: Review): string | null => {
    if (amount === null) return null;
    return currency === "JPY" ? format.yen(Number(amount)) : format.usdt(amount);
  };
  return {
    kinds,
    amountOf,
    titleOf: (review: Review): string =>
      [kinds[review.kind], review.user, amountOf(review)].filter(Boolean).join(" · "),
    states: { open: t`Waiting`, approved: t`Approved`, rejected: t`Rejected` } satisfies Record<
      Review["state"],
      string
    >,
  };
}
