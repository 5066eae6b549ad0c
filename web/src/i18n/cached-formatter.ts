import type { Language } from "#lib/language.ts";

/** Caches formatters per language and options, because creating one costs far more than using it. */
export function cachedFormatter<Options, Made>(make: (language: Language, options: Options) => Made) {
  const made = new Map<string, Made>();
  return (language: Language, options: Options): Made => {
    const key = language + JSON.stringify(options);
    const known = made.get(key);
    if (known) return known;
    const fresh = make(language, options);
    made.set(key, fresh);
    return fresh;
  };
}
