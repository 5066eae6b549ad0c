import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { WalletRecord } from "#api/wallet/records.ts";
import { QueryView } from "#components/feedback/query-view.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { MoneyRequest } from "#features/personage/money-request/money-paths.ts";
import { RESULT_PLACES, type ResultPath } from "#features/personage/money-request/money-paths.ts";
import { requestContent } from "#features/personage/money-request/request-store.ts";
import { SectionButton, SectionLink } from "#features/personage/navigation/section-link.tsx";
import { Amount, CoinAmount } from "#features/personage/values/amount.tsx";
import { stateOf } from "#features/personage/wallet-record/record-state.ts";
import { RECORDS_OF, type RecordTab } from "#features/personage/wallet-record/record-tab.ts";
import { RecordAmounts } from "./record-amounts.tsx";
import { RecordTimeline } from "./record-timeline.tsx";
import { RecordTitle } from "./record-title.tsx";
import { NoSuchResult } from "./result-not-found.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { useNamedRecord } from "./use-named-record.ts";
import { useIsResultShown, useResult } from "./use-result.ts";

type RecordPath = Exclude<ResultPath, "/api/products/buy">;

interface RecordResultProps {
  /** The calls whose results this section shows. */
  paths: readonly RecordPath[];
  /** The main button; by default the link to the record. `record` is undefined until it is known. */
  mainAction?: (record: WalletRecord | undefined) => ReactNode;
  children?: (record: WalletRecord | undefined) => ReactNode;
}

/** The result of the top-up or withdrawal that the URL names, above the section's content; nothing if it names none. */
export function RecordResult({ paths, ...rest }: RecordResultProps) {
  const tab = useSearch({ from: "/personage", select: (search) => search.tab });
  const path = paths.find((each) => RESULT_PLACES[each].tab === tab);
  return useIsResultShown() && path !== undefined ? <ResultOf key={path} path={path} {...rest} /> : null;
}

function ResultOf({ path, ...rest }: Omit<RecordResultProps, "paths"> & { path: RecordPath }) {
  const { tab } = RESULT_PLACES[path];
  const { id, sent } = useResult(path);
  const record = useNamedRecord(tab, id);
  if (record.data) return <ResultView tab={tab} record={record.data} {...rest} />;
  if (sent !== null) return <ResultView tab={tab} sent={sent} {...rest} />;
  if (id === undefined) return null;
  return (
    <QueryView query={record} skeleton={<Skeleton height={{ base: "36rem", lg: "26rem" }} borderRadius="panel" />}>
      {() => (
        <NoSuchResult>
          <SectionLink to="records" tab={tab}>
            <Trans>See the records</Trans>
          </SectionLink>
        </NoSuchResult>
      )}
    </QueryView>
  );
}

interface ResultViewProps extends Omit<RecordResultProps, "paths"> {
  tab: RecordTab;
  record?: WalletRecord;
  /** The request as it was sent; shown until the record has loaded. */
  sent?: MoneyRequest;
}

function ResultView({ tab, record, sent, mainAction, children }: ResultViewProps) {
  const { kind } = RECORDS_OF[tab];
  const state = record ? stateOf(record) : "in-review";
  const action = mainAction?.(record);
  return (
    <ResultPanel
      title={<RecordTitle tab={tab} state={state} />}
      isFailed={state === "failure"}
      lead={state === "in-review" && <Lead isDeposit={kind === "deposit"} />}
      aside={record && <RecordTimeline record={record} kind={kind} />}
      actions={
        <>
          <SectionButton
            to="records"
            tab={tab}
            {...(record && { dialog: "record", id: String(record.id) })}
            {...(action && { variant: "outline" })}
          >
            {record ? <Trans>Open the record</Trans> : <Trans>See the records</Trans>}
          </SectionButton>
          {action}
        </>
      }
    >
      {record ? <RecordAmounts record={record} kind={kind} /> : sent && <SentAmount tab={tab} sent={sent} />}
      {children?.(record)}
    </ResultPanel>
  );
}

function Lead({ isDeposit }: { isDeposit: boolean }) {
  return isDeposit ? (
    <Trans>It is in review and not in your balance yet. Your records show the progress.</Trans>
  ) : (
    <Trans>It is now in review. We send the money once the review is complete; your records show the progress.</Trans>
  );
}

function SentAmount({ tab, sent }: { tab: RecordTab; sent: MoneyRequest }) {
  const { yen, usdt } = requestContent(sent);
  if (RECORDS_OF[tab].channel === "bank") return <Amount value={yen} size="xl" />;
  return (
    <chakra.span fontSize="2xl" css={{ "& *": { fontSize: "inherit" } }}>
      <CoinAmount value={usdt} />
    </chakra.span>
  );
}
