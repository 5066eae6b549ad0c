import { chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { box } from "#back-office/parts/form/controls/control-styles.ts";
import { Pager } from "#components/ui/pager.tsx";

/** A page of a list: `page` counts from 1. */
export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

const SIZES = [10, 20, 30, 40, 50, 100] as const;

export function Pagination({ page, size, total, onPage, onSize }: Paging) {
  const { t } = useLingui();
  const count = Math.max(1, Math.ceil(total / size));
  return (
    <Bar>
      <chakra.span fontVariantNumeric="tabular-nums">
        <Plural value={total} one="# row" other="# rows" />
      </chakra.span>
      <Choice
        aria-label={t`Rows per page`}
        value={size}
        onChange={(event) => onSize(Number(event.currentTarget.value))}
      >
        {SIZES.map((each) => (
          <option key={each} value={each}>
            {t`${each} per page`}
          </option>
        ))}
      </Choice>
      <chakra.div marginInlineStart="auto" display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Pager page={page} count={count} onPage={onPage} />
        {count > 1 && <Jumper count={count} onPage={onPage} />}
      </chakra.div>
    </Bar>
  );
}

/** Jumps to the typed page; a number that is too large jumps to the last page. */
function Jumper({ count, onPage }: { count: number; onPage: (page: number) => void }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const jump = (event: FormEvent) => {
    event.preventDefault();
    const page = Math.round(Number(typed));
    if (typed === "" || !Number.isFinite(page)) return;
    onPage(Math.min(count, Math.max(1, page)));
    setTyped("");
  };
  return (
    <chakra.form display="flex" alignItems="center" gap="2" onSubmit={jump}>
      <label htmlFor={id}>
        <Trans>Go to page</Trans>
      </label>
      <PageField id={id} inputMode="numeric" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
    </chakra.form>
  );
}

const Bar = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    paddingY: "3",
    color: "ink.second",
    fontSize: "sm",
  },
});

const field = { ...box, width: "auto", paddingX: "2" };
const Choice = chakra("select", { base: field });
const PageField = chakra("input", { base: { ...field, width: "14", textAlign: "center" } });
