/** Keys that choose or end an IME conversion but mean something else to forms, lists and dialogs. */
const CONVERSION_KEYS: ReadonlySet<string> = new Set([
  "Enter",
  "Escape",
  "Tab",
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
]);
/** The keyCode of a key that an IME handles. */
const HANDLED_BY_IME = 229;

/**
 * Hides the keys of an IME conversion from the page: the Enter that ends a conversion must not submit or insert
 * anything, and the Escape that cancels one must not close anything (rule B10). Install it before all other listeners.
 */
export function ignoreConversionKeys(): void {
  let hasJustEnded = false;
  window.addEventListener(
    "compositionend",
    () => {
      // Safari fires the keydown of the key that ended the composition after this event, in the same task.
      hasJustEnded = true;
      setTimeout(() => (hasJustEnded = false));
    },
    { capture: true },
  );
  window.addEventListener(
    "keydown",
    (event) => {
      // oxlint-disable-next-line typescript/no-deprecated -- Safari marks the key by its code alone
      const isOfIme = event.isComposing || event.keyCode === HANDLED_BY_IME || hasJustEnded;
      if (!isOfIme || !CONVERSION_KEYS.has(event.key)) return;
      event.stopImmediatePropagation();
      if (event.key === "Enter") event.preventDefault();
    },
    { capture: true },
  );
}
