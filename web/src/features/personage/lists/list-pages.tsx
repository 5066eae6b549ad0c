import { chakra } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { EmptyState } from "#components/feedback/empty-state.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Button } from "#components/ui/button.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Pager } from "#components/ui/pager.tsx";
import { useFormat } from "#i18n/use-format.ts";
import { PAGE_SIZE, pageCount } from "#lib/paging.ts";

interface ListPagesProps {
  page: number;
  total: number;
  onPage: (page: number, replace?: boolean) => void;
  /** The rows are still those of the previous page, because the next one is loading. */
  waiting?: boolean;
  /** False while the rows are hidden, so that no invisible button is in the tab order. */
  pager?: boolean;
  children: ReactNode;
}

export function ListPages({ page, total, onPage, waiting = false, pager = true, children }: ListPagesProps) {
  const format = useFormat();
  const top = useRef<HTMLParagraphElement>(null);
  const count = pageCount(total);

  // The URL may name a page that does not exist, or no longer exists.
  const beyond = page > count && !waiting;
  useEffect(() => {
    if (beyond) onPage(count, true);
  });

  const turn = (to: number) => {
    onPage(to);
    top.current?.focus({ preventScroll: true });
    top.current?.parentElement?.scrollIntoView({ block: "start" });
  };
  const first = format.integer((page - 1) * PAGE_SIZE + 1);
  const last = format.integer(Math.min(page * PAGE_SIZE, total));
  const all = format.integer(total);
  return (
    <Stack gap="4" scrollMarginTop="4" aria-busy={waiting || undefined}>
      {/* On phones, shows the count below the rows and the pager. */}
      <Muted
        ref={top}
        order={{ base: "1", md: "0" }}
        role="status"
        tabIndex={-1}
        outline="none"
        fontVariantNumeric="tabular-nums"
      >
        {count > 1 ? (
          <Trans>
            {first}–{last} of {all}
          </Trans>
        ) : (
          <Plural value={total} one="# entry" other="# entries" />
        )}
      </Muted>
      <chakra.div opacity={waiting ? 0.55 : 1} transitionProperty="opacity" transitionDuration="base">
        {children}
      </chakra.div>
      {pager && <Pager page={Math.min(page, count)} count={count} onPage={turn} />}
    </Stack>
  );
}

/** Empty state of a filtered list, with a button that clears the filter. */
export function NothingPasses({ onClear }: { onClear: () => void }) {
  return (
    <chakra.div role="status">
      <EmptyState
        title={<Trans>Nothing matches the filter</Trans>}
        text={<Trans>There may be entries on other dates or with another status.</Trans>}
        action={
          <Button variant="outline" onClick={onClear}>
            <Trans>Clear filter</Trans>
          </Button>
        }
      />
    </chakra.div>
  );
}
