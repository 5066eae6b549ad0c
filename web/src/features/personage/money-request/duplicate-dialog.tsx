import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { DialogSlot } from "#features/personage/navigation/dialog-slot.tsx";
import { duplicateQuestionAtom } from "./duplicate-question.ts";

const FormDialog = lateComponent(async () => (await import("#components/dialogs/form-dialog.tsx")).FormDialog);

/** Loads the dialog before the member can submit a money request that may need it. */
export const preloadDuplicateDialog = FormDialog.ahead;

/** Asks whether a request that looks like a duplicate is intended; leaving the personal centre means no. */
export function DuplicateDialog() {
  const question = useAtomValue(duplicateQuestionAtom);
  useEffect(() => () => question?.answer(false), [question]);
  return (
    <DialogSlot subject={question}>
      {({ isPending, answer }, frame) => (
        <FormDialog
          {...frame}
          onClose={() => answer(false)}
          onSubmit={() => answer(true)}
          title={<Trans>Send a second one?</Trans>}
          description={
            isPending ? (
              <Trans>
                The same request is being sent from another tab. Its result will appear there and in your personal
                centre.
              </Trans>
            ) : (
              <Trans>
                The same request was received a short while ago and shows in your personal centre: there is no need to
                submit it again. This would be a second one.
              </Trans>
            )
          }
          tone="danger"
          cancelLabel={<Trans>Do not send</Trans>}
          submitLabel={<Trans>Send a second one</Trans>}
        />
      )}
    </DialogSlot>
  );
}
