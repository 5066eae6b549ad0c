// Dialogs of records, lazy-loaded together with the dialog library.
import { lateComponent } from "#components/feedback/late-component.tsx";

export const WriteDialog = lateComponent(async () => (await import("./write-dialog.tsx")).WriteDialog);
export const DetailDialog = lateComponent(async () => (await import("./detail-dialog.tsx")).DetailDialog);
