/** The path in a hash, without its parameters: "product/details"; empty for home. */
export const pageOf = (hash: string): string => /^#\/([\w/]+)(\?|$)/.exec(hash)?.[1] ?? "";

/** Moves parameters before the hash into the hash, so that all code reads them there; the hash's own ones win. */
export function moveSearchIntoHash(): void {
  if (!location.search) return;
  const [, before = "", after = ""] = /^#?([^#]*)(.*)/.exec(location.hash) ?? [];
  let path = before || "/";
  // Drop the parameters at home, which reads none: the prerendered home is shown only without parameters.
  if (path !== "/") path += (path.includes("?") ? "&" : "?") + location.search.slice(1);
  history.replaceState(history.state, "", `${location.pathname}#${path}${after}`);
}
