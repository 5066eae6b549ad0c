import { useLingui } from "@lingui/react/macro";
import type { Option } from "#back-office/parts/form/control.ts";
import { Badge } from "#components/ui/badge.tsx";

/** The importance of a record: 2 good, 3 important; 1 and anything else normal. */
export function ImportanceBadge({ value }: { value: number | undefined }) {
  const { t } = useLingui();
  if (value === 3) return <Badge colorPalette="failure">{t`Important`}</Badge>;
  if (value === 2) return <Badge colorPalette="success">{t`Good`}</Badge>;
  return <Badge>{t`Normal`}</Badge>;
}

export function useImportances(): readonly Option[] {
  const { t } = useLingui();
  return [
    { value: 1, label: t`Normal` },
    { value: 2, label: t`Good` },
    { value: 3, label: t`Important` },
  ];
}
