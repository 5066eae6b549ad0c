// Caches reply data that depends only on a table's state and the language.
import type { Language } from "#domain/state.ts";

const MEMOIZED = new WeakSet<object>();

/** Whether `memoizeByLanguage` returned this value; its reply can then be cached as well. */
export const isMemoized = (value: unknown): value is object =>
  typeof value === "object" && value !== null && MEMOIZED.has(value);

function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

/** Memoizes `make` for each source and language. Sources must be immutable. Results are shared and therefore frozen. */
export function memoizeByLanguage<Source extends object, Made extends object>(
  make: (source: Source, language: Language) => Made,
): (source: Source, language: Language) => Made {
  const cache = new WeakMap<Source, Map<Language, Made>>();
  return (source, language) => {
    let byLanguage = cache.get(source);
    if (!byLanguage) cache.set(source, (byLanguage = new Map()));
    let made = byLanguage.get(language);
    if (!made) {
      made = make(source, language);
      freeze(made);
      MEMOIZED.add(made);
      byLanguage.set(language, made);
    }
    return made;
  };
}
