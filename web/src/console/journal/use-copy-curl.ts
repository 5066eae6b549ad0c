import { useLingui } from "@lingui/react/macro";
import type { Entry } from "#console/api/journal.ts";
import { copyPromisedText } from "#console/parts/copy-promised-text.ts";
import { useAction } from "#console/parts/use-action.ts";
import { showToast } from "#state/toast.ts";
import { useReplay } from "./use-replay.ts";

/** Returns a function that copies a call as a curl command. The command has a new session, so that it works at once. */
export function useCopyCurl() {
  const { t } = useLingui();
  const act = useAction();
  const { curl } = useReplay();
  return async (entry: Entry): Promise<void> => {
    const { operationId, user } = entry;
    const made = curl(entry);
    const copied = await copyPromisedText(made.then(({ text }) => text)).then(
      () => true,
      () => false,
    );
    // If the text cannot be built, for example for a deleted member, show that error instead of the copy error.
    const command = await act(() => made);
    if (!command) return;
    const who = user ?? t`Visitor`;
    const fields = command.masked.join(", ");
    if (!copied) showToast({ kind: "error", text: t`The browser did not allow copying.` });
    else if (fields !== "")
      showToast({ kind: "warning", text: t`Copied as curl. Fill in what the journal masks: ${fields}` });
    else showToast({ kind: "success", text: t`Copied as curl: ${operationId} (${who})` });
  };
}
