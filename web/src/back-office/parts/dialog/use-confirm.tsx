import type { ReactNode } from "react";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { useDialog } from "./use-dialog.ts";

const FormDialog = lateComponent(async () => (await import("#components/dialogs/form-dialog.tsx")).FormDialog);

interface Question {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Label of the confirm button. */
  readonly action: ReactNode;
  readonly tone?: "danger" | "solid";
  readonly act: () => void;
}

/**
 * Asks for confirmation of an action. By default the confirm button looks like that of a destructive action.
 * @example const [ask, question] = useConfirm(); ask({ title: t`Delete this user?`, action: t`Delete`, act: remove });
 */
export function useConfirm(): readonly [ask: (question: Question) => void, question: ReactNode] {
  const dialog = useDialog<Question>();
  const { about } = dialog;
  const question = about && (
    <FormDialog
      {...dialog.frame}
      title={about.title}
      description={about.text}
      submitLabel={about.action}
      tone={about.tone ?? "danger"}
      onSubmit={() => {
        dialog.close();
        about.act();
      }}
    />
  );
  return [dialog.show, question];
}
