import { RecordForm } from "./record-form.tsx";

export function View() {
  return <RecordForm />;
}
