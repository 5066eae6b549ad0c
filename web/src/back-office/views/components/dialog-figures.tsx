import { useLingui } from "@lingui/react/macro";
import { WeekCard } from "#back-office/views/dashboard/figure-cards.tsx";

const CHART_PX = 260;

/** A chart as content of a dialog. */
export function DialogFigures() {
  const { t } = useLingui();
  return <WeekCard title={t`Visits of a week`} height={CHART_PX} />;
}
