import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { type Description, Descriptions } from "../descriptions/descriptions.tsx";
import { FillableDialog } from "../dialog/fillable-dialog.tsx";

interface DetailDialogProps extends DialogFrame {
  readonly title: ReactNode;
  /** Must describe the type of `data`; TypeScript does not check this. */
  readonly schema: readonly Description<never>[];
  readonly data: object;
  readonly children?: ReactNode;
}

export function DetailDialog({ title, schema, data, children, ...frame }: DetailDialogProps) {
  return (
    <FillableDialog
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
    </FillableDialog>
  );
}
