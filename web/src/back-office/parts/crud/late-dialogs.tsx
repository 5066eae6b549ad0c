// The dialogs of records, which come with their library when one is first opened.
import { lateComponent } from "#components/feedback/late-component.tsx";

export const WriteDialog = lateComponent(async () => (await import("./write-dialog.tsx")).WriteDialog);
export const DetailDialog = lateComponent(async () => (await import("./detail-dialog.tsx")).DetailDialog);
