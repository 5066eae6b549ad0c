import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { type Description, Descriptions } from "../descriptions/descriptions.tsx";
import { Dialog } from "../dialog/dialog.tsx";

interface DetailDialogProps extends DialogFrame {
  readonly title: ReactNode;
  /** Reads the record it is given as `data`. */
  readonly schema: readonly Description<never>[];
  readonly data: object;
  readonly children?: ReactNode;
}

/** What is known of a record, in a dialog. */
export function DetailDialog({ title, schema, data, children, ...frame }: DetailDialogProps) {
  return (
    <Dialog
      {...frame}
      title={title}
      size="lg"
      canFill
      footer={
        <Button size="sm" variant="outline" onClick={frame.onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Descriptions schema={schema as readonly Description<object>[]} data={data} />
      {children}
    </Dialog>
  );
}
