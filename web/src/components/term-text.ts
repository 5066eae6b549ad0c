import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Term } from "#lib/term.ts";

/** How long an investment runs, in words: "6 months". An unknown unit leaves the bare figure. */
export function useTermText(): (term: Term) => string {
  const { t } = useLingui();
  return ({ count, unit }) => {
    switch (unit) {
      case "day":
        return t`${plural(count, { one: "# day", other: "# days" })}`;
      case "week":
        return t`${plural(count, { one: "# week", other: "# weeks" })}`;
      case "month":
        return t`${plural(count, { one: "# month", other: "# months" })}`;
      case "year":
        return t`${plural(count, { one: "# year", other: "# years" })}`;
      case "unknown":
        return String(count);
    }
  };
}
