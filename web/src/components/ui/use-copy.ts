import { useEffect, useState } from "react";

const CONFIRMED_MS = 2000;

/**
 * Copies a text, and reports the outcome, because a browser may refuse, for example on plain http. `copied` is true for
 * two seconds after a success, so that the button can show it.
 */
export function useCopy(onDone: (copied: boolean) => void) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onDone(true);
    } catch {
      onDone(false);
    }
  };
  return { copied, copy };
}

/** Selects the whole text of an element, so that it can be copied by hand. */
export const selectText = (element: Element | null): void => {
  if (element) getSelection()?.selectAllChildren(element);
};
