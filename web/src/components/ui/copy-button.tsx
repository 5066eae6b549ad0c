import { Check, Copy } from "lucide-react";
import { useRef } from "react";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { selectText, useCopy } from "./use-copy.ts";

interface CopyButtonProps {
  text: string;
  /** What the button does, with the thing's name: "Copy branch code". */
  label: string;
  /** Says how it went; a browser may refuse, on plain http for one. */
  onDone: (copied: boolean) => void;
}

/**
 * Copies the text of the element before it; the icon shows for two seconds that it worked, the words are the caller's.
 * Where the browser refuses, that element is selected.
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
