import { useLingui } from "@lingui/react/macro";
import { useContext, useRef } from "react";
import { Dialog } from "#components/dialogs/dialog.tsx";
import { WorldContext } from "#console/api/live.ts";
import { CommandList } from "./command-list.tsx";
import { useServerCommands } from "./use-server-commands.ts";
import { useWorldCommands } from "./use-world-commands.ts";

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

export function Palette({ open, onClose }: PaletteProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const inWorld = useContext(WorldContext) !== null;
  const props = { input, onDone: onClose };
  return (
    <Dialog look="floating" title={t`Commands`} open={open} onClose={onClose} initialFocusEl={() => input.current}>
      {inWorld ? <OfWorld {...props} /> : <OfServer {...props} />}
    </Dialog>
  );
}

interface ListProps {
  input: React.RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

function OfServer(props: ListProps) {
  return <CommandList {...props} commands={useServerCommands()} />;
}

function OfWorld(props: ListProps) {
  const world = useWorldCommands();
  const server = useServerCommands();
  return <CommandList {...props} commands={[...world, ...server]} />;
}
