/**
 * Focuses a pressed button, because Safari does not. Otherwise a closing dialog would return the focus to an element
 * around the button that opened it. Does nothing if a handler prevented the default of `mousedown`, as in a toolbar.
 */
export function focusPressedButton(): void {
  let button: HTMLButtonElement | null = null;
  document.addEventListener("mousedown", ({ defaultPrevented, target }) => {
    button = defaultPrevented || !(target instanceof Element) ? null : target.closest("button");
  });
  addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Node && button?.contains(target) && !button.contains(document.activeElement))
        button.focus({ preventScroll: true, focusVisible: false });
      button = null;
    },
    true,
  );
}
