import { type ComponentProps, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useAct } from "./use-act.ts";

interface ActButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "busy"> {
  task: () => Promise<unknown>;
  /** What is said when it is done. */
  said: string;
}

/** A button that does something to a world and says how it went. */
export function ActButton({ task, said, ...rest }: ActButtonProps) {
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await act(task, () => said);
    setBusy(false);
  };
  return <Button size="sm" variant="outline" {...rest} busy={busy} onClick={() => void press()} />;
}
