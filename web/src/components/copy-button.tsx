import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Icon } from "./ui/icon.tsx";
import { IconButton } from "./ui/icon-button.tsx";

const CONFIRMED_MS = 2000;

interface CopyButtonProps {
  text: string;
  /** What the button does, with the thing's name: "Copy branch code". */
  label: string;
  /** Says how it went; a browser may refuse, on plain http for one. */
  onDone: (copied: boolean) => void;
}

/** Copies a text; the icon shows for two seconds that it worked, the words are the caller's. */
export function CopyButton({ text, label, onDone }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onDone(true);
    } catch {
      onDone(false);
    }
  };
  return (
    <IconButton
      aria-label={label}
      onClick={() => void copy()}
      boxSize="9"
      marginEnd="-2"
      color={copied ? "success" : "link"}
    >
      <Icon of={copied ? Check : Copy} size={18} />
    </IconButton>
  );
}
