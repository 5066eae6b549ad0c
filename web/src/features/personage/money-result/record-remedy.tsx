import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { RecordKind, WalletRecord } from "#api/wallet/records.ts";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { stateOf } from "#features/personage/wallet-record/record-state.ts";

interface RecordRemedyProps {
  record: WalletRecord;
  kind: RecordKind;
}

/** What the member can do about a rejected record, with a link (rule R5). Cancelled records need no action. */
export function RecordRemedy({ record, kind }: RecordRemedyProps) {
  if (stateOf(record) !== "failure") return null;
  return (
    <chakra.p>
      <Remedy record={record} kind={kind} />
    </chakra.p>
  );
}

function Remedy({ record, kind }: RecordRemedyProps) {
  const { id } = record;
  if (kind === "deposit") {
    return record.channel === "bank" ? (
      <Trans>
        Check that the transfer came from an account in your own name, and that the receipt shows its date, amount and
        sender. Then submit it again. If all of that was right, tell customer service the record number {id}.{" "}
        <SectionLink to="top-up" dialog="bank-top-up">
          Submit a new top-up
        </SectionLink>
      </Trans>
    ) : (
      <Trans>
        Compare network, amount and TXID with your wallet. If you mistyped the TXID, submit the top-up again with the
        right one; the same TXID is not accepted twice, so otherwise tell customer service the record number {id}.{" "}
        <SectionLink to="top-up" dialog="usdt-top-up">
          Submit it again
        </SectionLink>
      </Trans>
    );
  }
  return record.channel === "bank" ? (
    <Trans>
      The name on the bank account must be the name on your verified identity. If they differ, ask customer service to
      change the account first. <SectionLink to="identity">Your identity</SectionLink>{" "}
      <SectionLink to="withdrawal" tab="bank">
        Withdraw again
      </SectionLink>
    </Trans>
  ) : (
    <Trans>
      Check in your wallet that the destination address is yours and takes USDT over this network. Only customer service
      can change it.{" "}
      <SectionLink to="withdrawal" tab={record.chain}>
        Withdraw again
      </SectionLink>
    </Trans>
  );
}
