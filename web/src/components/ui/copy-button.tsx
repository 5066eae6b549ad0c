import { Check, Copy } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "./icon-button.tsx";
import { Icon } from "./icon.tsx";
import { selectText, useCopy } from "./use-copy.ts";

interface CopyButtonProps {
  text: string;
  /** The accessible name, including the name of the copied value: "Copy branch code". */
  label: string;
  /** Receives the outcome: false if the browser refuses, for example on plain http. */
  onDone: (copied: boolean) => void;
}

/**
 * Copies `text`, and shows a check mark for two seconds; `onDone` must report the outcome. If the browser refuses,
 * selects the preceding element, which must show the same text.
 */
export function CopyButton({ text, label, onDone }: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { copied, copy } = useCopy((done) => {
    if (!done) selectText(button.current?.previousElementSibling ?? null);
    onDone(done);
  });
  return (
    <IconButton
      ref={button}
      aria-label={label}
      onClick={() => void copy(text)}
      boxSize="9"
      marginEnd="-2"
      color={copied ? "success" : "link"}
    >
      <Icon of={copied ? Check : Copy} size={18} />
    </IconButton>
  );
}
