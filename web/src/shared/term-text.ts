import { useLingui } from "@lingui/react/macro";
import { NO_VALUE } from "#i18n/use-format.ts";
import type { Term } from "#lib/product/term.ts";

/**
 * A term in words: "6 months". An unknown unit leaves the bare number, a missing term a dash. Does not use the macro
 * `plural`, because that would load number formats, a fifth of the startup code of the home page.
 */
export function useTermText(): (term: Term | null) => string {
  const { t } = useLingui();
  return (term) => {
    if (term === null) return NO_VALUE;
    const { count, unit } = term;
    switch (unit) {
      case "day":
        return count === 1 ? t`${count} day` : t`${count} days`;
      case "week":
        return count === 1 ? t`${count} week` : t`${count} weeks`;
      case "month":
        return count === 1 ? t`${count} month` : t`${count} months`;
      case "year":
        return count === 1 ? t`${count} year` : t`${count} years`;
      case "unknown":
        return String(count);
    }
  };
}
