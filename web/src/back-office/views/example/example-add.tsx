import { Trans } from "@lingui/react/macro";
import { RecordForm } from "./record-form.tsx";

/** Adds a record. */
export function View() {
  return <RecordForm title={<Trans>Add a record</Trans>} />;
}
