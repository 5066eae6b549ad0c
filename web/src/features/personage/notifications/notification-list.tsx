import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { LoadFailed } from "#components/feedback/load-failed.tsx";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { ChangeRow } from "./change-row.tsx";
import { useNotifications } from "./use-notifications.ts";

/** Maximum number of changes in the panel. The link in the panel's head leads to all top-ups and withdrawals. */
const SHOWN = 12;

/** Watches for changes while mounted, and lists them while `open` (rule R3). */
export function NotificationList({ id, open }: { id: string; open: boolean }) {
  const { query, checked, changes, isFresh } = useNotifications(open);
  return (
    open && (
      <Panel id={id}>
        {changes.length === 0 && query.error && !query.isFetching ? (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : query.data === undefined || (changes.length === 0 && !checked) ? (
          <Skeleton height="9rem" />
        ) : changes.length === 0 ? (
          <Muted>
            <Trans>Nothing yet. Deposits, review results and maturities will appear here.</Trans>
          </Muted>
        ) : (
          <>
            <chakra.ul listStyle="none">
              {changes.slice(0, SHOWN).map((change) => (
                <ChangeRow key={change.key} change={change} fresh={isFresh(change)} />
              ))}
            </chakra.ul>
            <Muted fontSize="xs">
              <Trans>Times are in Tokyo time.</Trans>
            </Muted>
          </>
        )}
      </Panel>
    )
  );
}

function Panel({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  // Moves the focus into the panel, for keyboard and screen-reader users.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Box ref={box} id={id} aria-label={t`Notifications`} tabIndex={-1}>
      <SpaceBetween alignItems="baseline">
        <Heading size="sm">
          <Trans>Notifications</Trans>
        </Heading>
        <chakra.span fontSize="sm">
          <SectionLink to="records">
            <Trans>See the records</Trans>
          </SectionLink>
        </chakra.span>
      </SpaceBetween>
      {children}
    </Box>
  );
}

/** Full width on phones, else a panel below the bell. */
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
