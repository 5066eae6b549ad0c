import { RecordForm } from "./record-form.tsx";
import { RecordPage } from "./record-page.tsx";
import { RecordView } from "./record-view.tsx";

/** Edits the record whose id is in the page's address. */
export function View() {
  return (
    <RecordView
      frame={(content) => <RecordPage>{content}</RecordPage>}
      show={(record) => <RecordForm key={record.id} record={record} />}
    />
  );
}
