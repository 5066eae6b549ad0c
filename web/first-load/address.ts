/** The path in a hash, without its parameters: "product/details"; empty for home. */
export const pageOf = (hash: string): string => /^#\/([\w/]+)(\?|$)/.exec(hash)?.[1] ?? "";

/** Moves parameters before the hash into the hash, so that all code reads them there; the hash's own ones win. */
export function moveSearchIntoHash(): void {
  if (!location.search) return;
  const [, before = "", after = ""] = /^#?([^#]*)(.*)/.exec(location.hash) ?? [];
  let path = before || "/";
  // Home reads no parameters; with any, the prerendered home would not be shown.
  if (path !== "/") path += (path.includes("?") ? "&" : "?") + location.search.slice(1);
  history.replaceState(history.state, "", `${location.pathname}#${path}${after}`);
}
