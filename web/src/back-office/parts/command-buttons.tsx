import { chakra } from "@chakra-ui/react";
import { Button } from "#components/ui/button.tsx";

export interface Command {
  readonly label: string;
  readonly run: () => void;
  /** State of a toggle; absent for one-time commands. */
  readonly pressed?: boolean;
}

export function CommandButtons({ commands }: { commands: readonly Command[] }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {[...commands.entries()].map(([place, { label, run, pressed }]) => (
        // Not keyed by label: a button whose label changes would be remounted and lose the focus.
        <Button key={place} size="sm" variant={pressed ? "soft" : "outline"} aria-pressed={pressed} onClick={run}>
          {label}
        </Button>
      ))}
    </chakra.div>
  );
}
