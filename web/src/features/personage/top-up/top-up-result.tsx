import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Chain } from "#api/wallet.ts";
import { MoneyText } from "#components/money/money-text.tsx";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { MoneyResult, NextSteps } from "#features/personage/money-request/money-result.tsx";
import { ArrivalTime } from "#features/personage/lists/arrival-time.tsx";
import { SectionButton } from "#features/personage/frame/section-link.tsx";
import { isSameTxId, RESULT_SECTIONS } from "#features/personage/money-request/money-requests.ts";
import { useSentRecord } from "#features/personage/money-request/use-sent-record.ts";
import { useFormat } from "#i18n/format.ts";
import { floorYenFromUsdt, type Usdt } from "#lib/usdt.ts";
import type { Yen } from "#lib/yen.ts";
import { NETWORKS } from "./chain-name.ts";

/** A submitted top-up. */
export type HandedIn =
  | { readonly way: "bank"; readonly amount: Yen }
  | { readonly way: "usdt"; readonly amount: Usdt; readonly chain: Chain; readonly txId: string };

interface TopUpResultProps {
  handedIn: HandedIn;
  onAgain: () => void;
  /** The link back to the order that the money is for. */
  order?: ReactNode;
}

/** What was submitted, that it is not in the balance yet, when it will be and where to look. */
export function TopUpResult({ handedIn, onAgain, order }: TopUpResultProps) {
  const bank = handedIn.way === "bank";
  return (
    <MoneyResult
      title={<Trans>Top-up submitted</Trans>}
      lead={<Trans>It is in review and not in your balance yet. Your records show the progress.</Trans>}
      actions={
        <>
          <Button variant="outline" onClick={onAgain}>
            <Trans>Top up more</Trans>
          </Button>
          <SectionButton
            {...RESULT_SECTIONS[bank ? "/api/wallet/bankRecharge" : "/api/wallet/recharge"]}
            variant={order ? "outline" : "solid"}
          >
            <Trans>See the records</Trans>
          </SectionButton>
          {order}
        </>
      }
    >
      {bank ? <MoneyText value={handedIn.amount} size="xl" /> : <UsdtSummary {...handedIn} />}
      <NextSteps
        steps={[
          {
            key: "now",
            when: <Trans>Now</Trans>,
            what: bank ? (
              <Trans>We check the receipt against the transfer.</Trans>
            ) : (
              <Trans>We check that the transfer has arrived on the network.</Trans>
            ),
          },
          {
            key: "credited",
            when: <ArrivalTime of={bank ? "deposit" : "coin-deposit"} />,
            what: <Trans>The amount is added to your balance. If something does not match, the record says why.</Trans>,
          },
        ]}
      />
    </MoneyResult>
  );
}

/** What was sent, and the rate and yen amount of the record that the server made of it. */
function UsdtSummary({ amount, chain, txId }: { amount: Usdt; chain: Chain; txId: string }) {
  const format = useFormat();
  const record = useSentRecord("deposit", "coin", (each) => isSameTxId(each.txId, txId));
  return (
    <SummaryList>
      <SummaryItem label={<Trans>Top-up amount</Trans>}>{format.coins(amount)}</SummaryItem>
      <SummaryItem label={<Trans>Network</Trans>}>
        {chain} ({NETWORKS[chain]})
      </SummaryItem>
      {record?.channel === "coin" && record.rate !== null && record.amount !== null && (
        <>
          <SummaryItem label={<Trans>{chain} rate</Trans>}>{format.rate(record.rate)}</SummaryItem>
          <SummaryItem label={<Trans>Credited in yen</Trans>}>
            {format.yen(floorYenFromUsdt(record.amount, record.rate))}
          </SummaryItem>
        </>
      )}
    </SummaryList>
  );
}
