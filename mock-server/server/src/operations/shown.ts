// What everybody is shown alike: made once for each state of a table and each language, and kept as long as that state.
import type { Language } from "#domain/state.ts";

const SHOWN = new WeakSet<object>();

/** Whether a value is one that is shown again and again as it is; it never changes. */
export const isShown = (value: unknown): value is object =>
  typeof value === "object" && value !== null && SHOWN.has(value);

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

/** `make` once for each source and language. Sources are states that never change; what is made of them is frozen. */
export function shown<Source extends object, Made extends object>(
  make: (source: Source, language: Language) => Made,
): (source: Source, language: Language) => Made {
  const kept = new WeakMap<Source, Map<Language, Made>>();
  return (source, language) => {
    let byLanguage = kept.get(source);
    if (!byLanguage) kept.set(source, (byLanguage = new Map()));
    let made = byLanguage.get(language);
    if (!made) {
      made = make(source, language);
      freeze(made);
      SHOWN.add(made);
      byLanguage.set(language, made);
    }
    return made;
  };
}
