import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

interface ListboxOptions {
  count: number;
  /** Index of the selected option; -1 if none is selected. */
  selected: number;
  onSelect: (index: number) => void;
}

/**
 * A button with a collapsible listbox (ARIA Authoring Practices). The list takes the focus and points to the active
 * option. Arrows, Home and End move. Enter and Space choose, and Escape closes; all three return the focus to the
 * button. Moving the focus elsewhere also closes the list.
 */
export function useListbox({ count, selected, onSelect }: ListboxOptions) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const trigger = useRef<HTMLButtonElement>(null);
  const listbox = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (open) listbox.current?.focus({ preventScroll: true });
  }, [open]);

  const show = () => {
    setActive(Math.max(selected, 0));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const choose = (index: number) => {
    close();
    onSelect(index);
  };

  const moves: Record<string, () => void> = {
    ArrowDown: () => setActive(Math.min(active + 1, count - 1)),
    ArrowUp: () => setActive(Math.max(active - 1, 0)),
    Home: () => setActive(0),
    End: () => setActive(count - 1),
    Enter: () => choose(active),
    " ": () => choose(active),
    Escape: close,
  };
  const run = (event: KeyboardEvent, action: (() => void) | undefined) => {
    if (!action) return;
    event.preventDefault();
    action();
  };

  return {
    open,
    closeWhenLeft: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
    trigger: {
      ref: trigger,
      type: "button" as const,
      "aria-haspopup": "listbox" as const,
      "aria-expanded": open,
      "aria-controls": open ? id : undefined,
      onClick: () => (open ? close() : show()),
      onKeyDown: (event: KeyboardEvent) =>
        run(event, event.key === "ArrowDown" || event.key === "ArrowUp" ? show : undefined),
    },
    listbox: {
      ref: listbox,
      id,
      role: "listbox",
      tabIndex: -1,
      "aria-activedescendant": `${id}-${active}`,
      onKeyDown: (event: KeyboardEvent) => run(event, moves[event.key]),
    },
    option: (index: number) => ({
      id: `${id}-${index}`,
      role: "option",
      "aria-selected": index === selected,
      "data-highlighted": index === active ? "" : undefined,
      onClick: () => choose(index),
    }),
  };
}
