type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Control = TextControl | HTMLSelectElement;

/** Types of inputs that a password manager does not fill with text. */
const OTHER_TYPES = /^(?:button|checkbox|file|hidden|image|radio|range|reset|submit)$/;
const isControl = (target: unknown): target is Control =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !OTHER_TYPES.test(target.type));

/** The value of each control at its last event. */
const announced = new WeakMap<Control, string>();

interface Drawn {
  readonly value?: string | number | null;
}
/** The property of a control in which React remembers its last known value. */
const TRACKER = "_valueTracker";

/** The `value` with which React last rendered a control; undefined if the control is uncontrolled. */
function drawnValue(control: Control): string | undefined {
  const props: Drawn | undefined = Object.entries(control).find(([key]) => key.startsWith("__reactProps"))?.[1];
  return props?.value?.toString();
}

/**
 * The value of a control before its first event: its `value` attribute, which React updates when it writes a value; for
 * a select the option marked `selected`, otherwise the first.
 */
function initialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return (control.querySelector<HTMLOptionElement>("[selected]") ?? control.options[0])?.value ?? "";
}

function isKnown(control: Control): boolean {
  const { value } = control;
  const drawn = drawnValue(control);
  if (drawn !== undefined) return value === drawn;
  const initial = initialValue(control);
  return value === (announced.get(control) ?? initial) || (value !== "" && value === initial);
}

/**
 * Before React overwrites a value that it does not know (from a password manager, for example) with the old one, keeps
 * the new value and announces it to React instead.
 */
function keepUnknownValues(prototype: TextControl): void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, "value");
  Object.defineProperty(prototype, "value", {
    ...descriptor,
    set(this: TextControl, next: string) {
      const { value } = this;
      const isUnknown = value !== "" && value !== next && value !== announced.get(this) && isControl(this);
      if (isUnknown && next === drawnValue(this)) queueMicrotask(() => announceAll([this]));
      else descriptor?.set?.call(this, next);
    },
  });
}

/** Dispatches the event that a program left out when it wrote a value into a control, so that React reads the value. */
function announce(control: Control & { [TRACKER]?: { setValue(value: string): void } }, value: string): void {
  // React ignores the event if it already remembers this value, so make it remember another one first.
  control[TRACKER]?.setValue(`${value}0`);
  announced.set(control, value);
  const type = control instanceof HTMLSelectElement ? "change" : "input";
  // Amount fields handle this inputType like a paste: they reject the whole text if it is not an amount.
  control.dispatchEvent(new InputEvent(type, { bubbles: true, inputType: "insertReplacementText" }));
}

function announceAll(targets: Iterable<unknown>): void {
  const unknown = [...targets].filter((target) => isControl(target)).filter((control) => !isKnown(control));
  // Read all values first, because after one event React resets the other fields to the values that it knows.
  const values = unknown.map((control) => [control, control.value] as const);
  for (const [control, value] of values) announce(control, value);
}

/**
 * Makes forms validate and send what their fields show (rule B10). Password managers, and Chrome on iOS, write values
 * without an event. Such values are announced when a text field loses the focus, at Enter, before a click on a button
 * or a submit is handled, and when React would overwrite them.
 */
export function announceValues(): void {
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) keepUnknownValues(prototype);
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
    // Announce all fields, because the button may send fields that are not in a form.
    if (target instanceof Element && target.closest("button, [role=button]"))
      announceAll(document.querySelectorAll("input, textarea"));
  });
  onCapture("submit", ({ target }) => target instanceof HTMLFormElement && announceAll(target.elements));
}
