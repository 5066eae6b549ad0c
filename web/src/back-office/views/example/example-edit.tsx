import { RecordForm } from "./record-form.tsx";
import { RecordPage } from "./record-page.tsx";
import { RecordView } from "./record-view.tsx";

/** Changes the record that the address names. */
export function View() {
  return (
    <RecordView
      frame={(content) => <RecordPage>{content}</RecordPage>}
      show={(record) => <RecordForm key={record.id} record={record} />}
    />
  );
}
