import { useLingui } from "@lingui/react/macro";
import type { Option } from "#back-office/parts/form/control.ts";
import { Badge } from "#components/ui/badge.tsx";

/** Badge for a status: 1 enabled, 0 disabled. */
export function StatusBadge({ value }: { value: number }) {
  const { t } = useLingui();
  return value === 1 ? (
    <Badge colorPalette="success">{t`Enabled`}</Badge>
  ) : (
    <Badge colorPalette="failure">{t`Disabled`}</Badge>
  );
}

export function useStatuses(): readonly Option[] {
  const { t } = useLingui();
  return [
    { value: 1, label: t`Enabled` },
    { value: 0, label: t`Disabled` },
  ];
}
