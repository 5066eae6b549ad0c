import { RecordForm } from "./record-form.tsx";

/** Adds a record. */
export function View() {
  return <RecordForm />;
}
