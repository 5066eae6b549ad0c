import { Descriptions } from "#back-office/parts/descriptions/descriptions.tsx";
import { RecordPage } from "./record-page.tsx";
import { RecordView } from "./record-view.tsx";
import { useRecordSchema } from "./use-record-schema.tsx";

/** Shows the record whose id is in the page's address. */
export function View() {
  const { detailSchema } = useRecordSchema();
  return (
    <RecordPage>
      <RecordView
        frame={(content) => content}
        show={(record) => <Descriptions schema={detailSchema} data={record} />}
      />
    </RecordPage>
  );
}
