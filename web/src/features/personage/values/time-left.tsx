import { Plural, Trans } from "@lingui/react/macro";
import { NoValue } from "#components/ui/no-value.tsx";
import { timeLeft } from "#lib/time/time-left.ts";

export function TimeLeft({ end, now }: { end: number | null; now: number }) {
  if (end === null) return <NoValue />;
  const left = timeLeft(end, now);
  switch (left.unit) {
    case "days": {
      const { count } = left;
      return <Plural value={count} one="# day left" other="# days left" />;
    }
    case "hours": {
      const { count } = left;
      return <Plural value={count} one="# hour left" other="# hours left" />;
    }
    case "soon":
      return <Trans>Less than an hour left</Trans>;
    case "over":
      return <Trans>Matured, payout in progress</Trans>;
  }
}
