import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { Heading } from "#components/ui/heading.tsx";
import { LoadFailed } from "#components/feedback/load-failed.tsx";
import { Apart } from "#components/layout/apart.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { SectionLink } from "#features/personage/frame/section-link.tsx";
import { ChangeRow } from "./change-row.tsx";
import { useActivity } from "./use-activity.ts";

/** More than these nobody reads in a small panel; the records have them all. */
const SHOWN = 12;

/** Looks for changes as long as it is mounted, and lists them while it is `open` (rule R3). */
export function ActivityList({ id, open }: { id: string; open: boolean }) {
  const { query, changes, isFresh } = useActivity(open);
  return (
    open && (
      <Panel id={id}>
        {query.data === undefined ? (
          query.error && !query.isFetching ? (
            <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            <Skeleton height="9rem" />
          )
        ) : changes.length === 0 ? (
          <Muted>
            <Trans>Nothing yet. What is credited, decided or matured will be listed here.</Trans>
          </Muted>
        ) : (
          <chakra.ul listStyle="none">
            {changes.slice(0, SHOWN).map((change) => (
              <ChangeRow key={change.key} change={change} fresh={isFresh(change)} />
            ))}
          </chakra.ul>
        )}
      </Panel>
    )
  );
}

function Panel({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  // Reading goes on in it, by keyboard too.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Box ref={box} id={id} aria-label={t`Activity`} tabIndex={-1}>
      <Apart alignItems="baseline">
        <Heading size="sm">
          <Trans>Activity</Trans>
        </Heading>
        <chakra.span fontSize="sm">
          <SectionLink to="records">
            <Trans>See the records</Trans>
          </SectionLink>
        </chakra.span>
      </Apart>
      {children}
    </Box>
  );
}

/** On a phone as wide as the screen, else below the bell. */
const Box = chakra("section", {
  base: {
    position: { base: "fixed", md: "absolute" },
    top: { base: "header", md: "calc(100% + {spacing.2})" },
    insetInline: { base: "3", md: "auto" },
    insetEnd: { md: "0" },
    zIndex: "floating",
    width: { md: "26rem" },
    maxHeight: { base: "calc(100dvh - {sizes.header} - {sizes.bar} - {spacing.6})", md: "calc(100dvh - 7rem)" },
    overflowY: "auto",
    display: "grid",
    gap: "3",
    padding: "5",
    bg: "bg.raised",
    borderWidth: "1px",
    borderRadius: "panel",
    boxShadow: "float",
    animation: "rise 160ms ease-out",
    _focusVisible: { outlineOffset: "-2px" },
  },
});
