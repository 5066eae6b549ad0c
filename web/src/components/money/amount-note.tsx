import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { AmountEdit } from "#lib/amount/edit-amount.ts";
import type { AmountFault } from "#lib/amount/parse-amount.ts";

interface AmountNoteProps {
  note: AmountEdit & { fault: AmountFault };
  /** Error text for a fraction. */
  wholeOnly: string;
  /** If set, replaces the specific error text. */
  faultText: string | undefined;
  /** The field's own error, so that the note does not repeat it. */
  error: ReactNode;
}

/** Explains why an amount field rejected a text and kept the old amount. */
export function AmountNote({ note, wholeOnly, faultText, error }: AmountNoteProps) {
  const { t } = useLingui();
  const faults: Record<AmountFault, string> = {
    fraction: wholeOnly,
    negative: t`Enter the amount without a minus sign.`,
    "too-long": t`This amount is too large.`,
    unclear: t`We could not read this amount. Enter a single number, digits only.`,
  };
  const reason = faultText ?? faults[note.fault];
  const text = note.refused.length > 24 ? `${note.refused.slice(0, 24)}…` : note.refused;
  return (
    <>
      {text !== "" && (
        <>
          <Trans>“{text}” was not entered.</Trans>{" "}
        </>
      )}
      {reason !== error && reason}
    </>
  );
}
