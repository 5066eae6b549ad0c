import { type ComponentProps, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useAction } from "./use-action.ts";

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "busy"> {
  task: () => Promise<unknown>;
  /** Toast after success; omitted where the view itself shows the result. */
  doneText?: string;
}

/** A button that changes a world and reports the outcome. */
export function ActionButton({ task, doneText, ...rest }: ActionButtonProps) {
  const act = useAction();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await act(task, doneText === undefined ? undefined : () => doneText);
    setBusy(false);
  };
  return <Button size="sm" variant="outline" {...rest} loading={busy} onClick={() => void press()} />;
}
