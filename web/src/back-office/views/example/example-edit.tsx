import { Trans } from "@lingui/react/macro";
import { RecordForm } from "./record-form.tsx";
import { RecordPage } from "./record-page.tsx";
import { RecordView } from "./record-view.tsx";

/** Changes the record that the address names. */
export function View() {
  return (
    <RecordView
      frame={(content) => <RecordPage title={<Trans>Edit the record</Trans>}>{content}</RecordPage>}
      show={(record) => <RecordForm key={record.id} title={<Trans>Edit the record</Trans>} record={record} />}
    />
  );
}
