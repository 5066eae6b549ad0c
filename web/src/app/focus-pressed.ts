/** What takes the focus when it is pressed in most browsers, and in Safari does not. */
const BUTTON = "button, summary";

/**
 * Focuses the button that is pressed, as most browsers do. Safari leaves the focus on what is around the button, and a
 * dialog that closes would give it back there instead of to the button that opened it.
 */
export function focusPressed(): void {
  let pressed: Element | null = null;
  window.addEventListener("mousedown", ({ target, defaultPrevented }) => {
    // A press that was kept from moving the focus is meant to leave it where it is, as in a toolbar beside a text.
    pressed = target instanceof Element && !defaultPrevented ? target.closest(BUTTON) : null;
  });
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
      if (button === null || button !== pressed || button === document.activeElement) return;
      pressed = null;
      button.focus({ preventScroll: true });
    },
    { capture: true },
  );
}
