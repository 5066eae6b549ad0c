/**
 * Focuses a pressed button. Safari focuses what is around it instead, where a dialog would give the focus back. Not if
 * the page keeps the focus where it is, as a toolbar does.
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
