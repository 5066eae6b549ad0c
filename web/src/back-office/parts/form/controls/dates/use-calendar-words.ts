import { useLingui } from "@lingui/react/macro";

/** Accessible texts of a calendar in the page's language; the library's own are English. */
export function useCalendarWords() {
  const { t } = useLingui();
  return {
    content: t`Calendar`,
    // The date only: whether it is selected or in the range is exposed as the cell's state.
    dayCell: ({ valueText }: { readonly valueText: string }) => valueText,
  };
}
