import { useLingui } from "@lingui/react/macro";
import type { Schemas } from "#console/api/client.ts";

type Kind = Schemas["Review"]["kind"];

/** The usual reasons by kind of review: name and label. The server translates the name for the member. */
export function useUsualReasons(): Readonly<
  Record<Kind, readonly { readonly value: string; readonly label: string }[]>
> {
  const { t } = useLingui();
  return {
    identity: [{ value: "document-unreadable", label: t`The document cannot be read` }],
    wallet: [
      { value: "holder-differs", label: t`The account holder is another person` },
      { value: "branch-differs", label: t`Branch name and code do not match` },
      { value: "exchange-address", label: t`The address belongs to an exchange` },
    ],
    topup: [
      { value: "payment-not-found", label: t`The transfer was not found` },
      { value: "payer-differs", label: t`The sender is another person` },
      { value: "txid-not-found", label: t`There is no transfer with this TXID` },
    ],
    withdrawal: [{ value: "destination-unconfirmed", label: t`The destination could not be confirmed` }],
    support: [],
  };
}
