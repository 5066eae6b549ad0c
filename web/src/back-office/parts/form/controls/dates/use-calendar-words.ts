import { useLingui } from "@lingui/react/macro";

/** What a calendar says to assistive technology in the language of the page; the library itself speaks English. */
export function useCalendarWords() {
  const { t } = useLingui();
  return {
    content: t`Calendar`,
    // Whether it is chosen, or within a range, its cell says by its state.
    dayCell: ({ valueText }: { readonly valueText: string }) => valueText,
  };
}
