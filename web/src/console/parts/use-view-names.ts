import { useLingui } from "@lingui/react/macro";
import type { WorldView } from "#console/address.ts";

/** Labels of a world's views, in the order of the navigation. */
export function useViewNames(): readonly { readonly view: WorldView; readonly label: string }[] {
  const { t } = useLingui();
  return [
    { view: "bench", label: t`Summary` },
    { view: "users", label: t`Users` },
    { view: "reviews", label: t`Reviews` },
    { view: "records", label: t`Records` },
    { view: "clock", label: t`Clock` },
    { view: "faults", label: t`Faults` },
    { view: "journal", label: t`Journal` },
    { view: "state", label: t`State` },
    { view: "checks", label: t`Checks` },
    { view: "coverage", label: t`Coverage` },
  ];
}
