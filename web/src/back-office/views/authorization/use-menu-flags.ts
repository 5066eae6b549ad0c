import { useLingui } from "@lingui/react/macro";

/** The switches of a menu entry, by their names in its meta data. */
export function useMenuFlags() {
  const { t } = useLingui();
  return [
    { name: "hidden", label: t`Hidden` },
    { name: "alwaysShow", label: t`Stays a directory with one page` },
    { name: "noCache", label: t`State is dropped on leaving` },
    { name: "breadcrumb", label: t`In the breadcrumb` },
    { name: "affix", label: t`Tab cannot be closed` },
    { name: "noTagsView", label: t`Opens no tab` },
    { name: "canTo", label: t`Can be opened although hidden` },
  ] as const;
}
