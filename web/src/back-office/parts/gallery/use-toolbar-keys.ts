import type { FocusEvent, KeyboardEvent } from "react";

/**
 * Keyboard support of a toolbar: the last focused button is the only tab stop; arrow keys, Home and End move between
 * the buttons. The caller renders the first button with tabIndex 0, the others with -1.
 * @example <div role="toolbar" aria-label={label} {...useToolbarKeys()}>...</div>
 */
export function useToolbarKeys() {
  const buttonsOf = (toolbar: Element) => [...toolbar.querySelectorAll<HTMLElement>("button")];
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const buttons = buttonsOf(event.currentTarget);
      const at = buttons.findIndex((button) => button === document.activeElement);
      const to: Readonly<Record<string, number>> = {
        ArrowLeft: at - 1,
        ArrowRight: at + 1,
        Home: 0,
        End: buttons.length - 1,
      };
      const next = to[event.key];
      if (next === undefined || at < 0) return;
      event.preventDefault();
      buttons[(next + buttons.length) % buttons.length]?.focus();
    },
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      for (const button of buttonsOf(currentTarget)) button.tabIndex = button === target ? 0 : -1;
    },
  };
}
