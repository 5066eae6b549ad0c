import { useLocation } from "@tanstack/react-router";
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";

/**
 * State and props of a button that opens a non-modal panel beside it. Escape closes the panel and returns the focus to
 * the button; a press outside, leaving the panel by Tab, and navigation close it too.
 */
export function useDisclosure() {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  const href = useLocation({ select: (location) => location.href });
  const [openedAt, setOpenedAt] = useState(href);
  if (href !== openedAt) {
    setOpenedAt(href);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [open, close]);

  return {
    open,
    close,
    panelId,
    frame: {
      ref: frame,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Escape" || !open) return;
        event.preventDefault();
        close();
        trigger.current?.focus();
      },
    },
    trigger: {
      ref: trigger,
      "aria-expanded": open,
      "aria-controls": open ? panelId : undefined,
      onClick: () => setOpen(!open),
    },
  };
}
