type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of inputs whose value is not text that a program fills in. */
const OTHER_TYPES = /^(?:button|checkbox|file|hidden|image|radio|range|reset|submit)$/;
const isControl = (target: unknown): target is Control =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !OTHER_TYPES.test(target.type));

/** The value of each control at its last event. */
const announced = new WeakMap<Control, string>();

/**
 * The value that the page gave a control: React keeps it in the attribute of a controlled input. Null for an input
 * without one, which the form library reads from events.
 */
function givenValue(control: Control): string | null {
  if (control instanceof HTMLInputElement) return control.getAttribute("value");
  if (control instanceof HTMLTextAreaElement) return control.defaultValue;
  return [...control.options].find((option) => option.defaultSelected)?.value ?? control.options[0]?.value ?? null;
}

function isKnown(control: Control): boolean {
  const { value } = control;
  const given = givenValue(control);
  const isBeingEdited = control === document.activeElement;
  const usesEvents = given === null || isBeingEdited || control instanceof HTMLSelectElement;
  if (usesEvents && value === announced.get(control)) return true;
  return value === (given ?? announced.get(control) ?? "");
}

/** Fires the missing event for a value that a program wrote into a control, so that React reads it. */
function announce(control: Control, value: string): void {
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
  // React ignores an event if it has seen the value being set. It sees the first assignment, but not the native setter.
  if (!(control instanceof HTMLSelectElement)) control.value = value === "" ? "0" : "";
  write?.call(control, value);
  announced.set(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

function announceAll(targets: Iterable<unknown>): void {
  const unknown = [...targets].filter((target) => isControl(target)).filter((control) => !isKnown(control));
  // Read all values first: after one event React re-renders the other fields with the values that it knows.
  const values = unknown.map((control) => [control, control.value] as const);
  for (const [control, value] of values) announce(control, value);
}

/**
 * Makes every form validate and send the values that its fields show (rule B10). Password managers, and Chrome on iOS,
 * write values without an event; this reads them when a field loses the focus, at Enter, and before a button or a
 * submit is handled.
 */
export function announceValues(): void {
  const onCapture = (type: string, listener: (event: Event) => void): void =>
    window.addEventListener(type, listener, { capture: true });
  const remember = ({ target }: Event): void => void (isControl(target) && announced.set(target, target.value));
  onCapture("input", remember);
  onCapture("change", remember);
  onCapture("focusout", ({ target }) => target instanceof HTMLSelectElement || announceAll([target]));
  onCapture("keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key === "Enter") announceAll([event.target]);
  });
  onCapture("click", ({ target }) => {
    // A button may send fields outside a form.
    if (target instanceof Element && target.closest("button, [role=button]"))
      announceAll(document.querySelectorAll("input, textarea"));
  });
  onCapture("submit", ({ target }) => target instanceof HTMLFormElement && announceAll(target.elements));
}
