import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useFormat } from "#i18n/use-format.ts";
import type { Yen } from "#lib/amount/yen.ts";
import { type Maturity, maturityOf } from "#lib/product/earnings.ts";
import type { Term } from "#lib/product/term.ts";
import { serverNow } from "#state/server-clock.ts";

interface PayAndReceiveProps {
  price: Yen;
  /** Percent per year. */
  rate: string | null;
  term: Term | null;
  size: "sm" | "lg";
}

/** The payout and date for an amount paid now, by the server's clock; null if it cannot be computed. */
export function useMaturity(price: Yen | null, rate: string | null, term: Term | null): Maturity | null {
  const [now] = useState(serverNow);
  return price === null ? null : maturityOf(price, rate, term, now);
}

/** The summary of an estimate: the amount paid today, the approximate payout and its date (rule E9). */
export function PayAndReceive({ price, rate, term, size }: PayAndReceiveProps) {
  const format = useFormat();
  const maturity = useMaturity(price, rate, term);
  if (maturity === null) return null;
  const [pay, receive, day] = [format.yen(price), format.yen(maturity.paid), format.longDate(maturity.endsAt)];
  return (
    <Sentence size={size} phrases="marked">
      <Trans>
        Pay <b>{pay}</b> today, receive about <b>{receive}</b> on <b>{day}</b> (estimate).
      </Trans>
    </Sentence>
  );
}

export const Sentence = chakra("p", {
  base: {
    lineHeight: "snug",
    fontVariantNumeric: "tabular-nums",
    "&:lang(ja)": { textWrap: "balance" },
    // Keeps a Japanese or Chinese date on one line if it fits.
    "& b": { fontWeight: "semibold", wordBreak: "keep-all", overflowWrap: "anywhere" },
  },
  variants: {
    size: { sm: { fontSize: "sm" }, lg: { fontSize: "lg" } },
    // Safari and Firefox do not support `word-break: auto-phrase`. The Japanese text therefore has a zero-width space
    // after each phrase, and lines break only there if they can.
    phrases: { marked: { "&:lang(ja)": { wordBreak: "keep-all", overflowWrap: "anywhere" } } },
  },
});
