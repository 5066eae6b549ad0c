/** localStorage that never throws: a browser may refuse it (private mode, full disk), and the page must still work. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The value lives as long as the page.
  }
}

export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** The stored keys that begin with `prefix`. */
export function itemKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** What a stored text holds: the JSON in it, without the template's wrapper `{type, value}` around it. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("type" in value) || !("value" in value)) return value;
    return typeof value.value === "string" ? parseInner(value.value) : value.value;
  } catch {
    return text;
  }
}

/** A wrapped object travels as JSON inside JSON; a wrapped text is the text itself. */
function parseInner(text: string): unknown {
  if (!text.startsWith("{")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
