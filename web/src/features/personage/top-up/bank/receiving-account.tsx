import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Check, Copy } from "lucide-react";
import { useRef } from "react";
import { getConfigListQuery, type ReceivingBank } from "#api/sys-config.ts";
import { QueryView } from "#components/feedback/query-view.tsx";
import { SpaceBetween } from "#components/layout/space-between.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Muted } from "#components/ui/muted.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { selectText, useCopy } from "#components/ui/use-copy.ts";
import { showToast } from "#state/toast.ts";
import { useAccountParts } from "./account-parts.ts";

/** The receiving account: read-only, to be copied part by part or whole. */
export function ReceivingAccount() {
  const config = useQuery(getConfigListQuery());
  return (
    <QueryView query={config} skeleton={<Skeleton height="13rem" borderRadius="control" />}>
      {({ receivingAccount }) =>
        receivingAccount ? (
          <Account account={receivingAccount} />
        ) : (
          <p>
            <Trans>
              There is no receiving account at the moment. Please contact customer service before you transfer.
            </Trans>
          </p>
        )
      }
    </QueryView>
  );
}

function Account({ account }: { account: ReceivingBank }) {
  const { t } = useLingui();
  const list = useRef<HTMLDListElement>(null);
  const parts = useAccountParts(account);
  const showCopied = useShowCopied();
  const { copied, copy } = useCopy((done) => {
    if (!done) selectText(list.current);
    showCopied(done, t`Receiving account`);
  });
  return (
    <Stack gap="2">
      <SpaceBetween>
        <chakra.h3 fontSize="sm">
          <Trans>Receiving account</Trans>
        </chakra.h3>
        <Button
          variant="quiet"
          size="sm"
          marginX="calc(-1 * min({spacing.4}, 5vw))"
          marginY="-1"
          onClick={() => void copy(parts.map(({ label, value }) => `${label}: ${value}`).join("\n"))}
        >
          <Icon of={copied ? Check : Copy} size={18} />
          <Trans>Copy all</Trans>
        </Button>
      </SpaceBetween>
      <SummaryList ref={list} aria-label={t`Receiving account`}>
        {parts.map(({ label, value, shown = value }) => (
          <SummaryItem
            key={label}
            label={label}
            end={
              <CopyButton text={value} label={t`Copy: ${label}`} onDone={(isCopied) => showCopied(isCopied, label)} />
            }
          >
            <span translate="no">{shown}</span>
          </SummaryItem>
        ))}
      </SummaryList>
      {account.reference !== null && (
        <Muted lineHeight="snug">
          <Trans>Please add the transfer reference to your transfer, so that we can match it.</Trans>
        </Muted>
      )}
    </Stack>
  );
}

function useShowCopied() {
  const { t } = useLingui();
  return (isCopied: boolean, label: string) =>
    isCopied
      ? showToast({ kind: "success", text: t`Copied: ${label}` })
      : showToast({ kind: "error", text: t`Could not copy. It is selected: copy it by hand.` });
}
