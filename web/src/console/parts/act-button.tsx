import { type ComponentProps, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useAct } from "./use-act.ts";

interface ActButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "busy"> {
  task: () => Promise<unknown>;
  /** Toast after success; omitted where the view itself shows the result. */
  doneText?: string;
}

/** A button that changes a world and reports the outcome. */
export function ActButton({ task, doneText, ...rest }: ActButtonProps) {
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await act(task, doneText === undefined ? undefined : () => doneText);
    setBusy(false);
  };
  return <Button size="sm" variant="outline" {...rest} loading={busy} onClick={() => void press()} />;
}
