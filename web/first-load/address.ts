/** The path in a hash, without its parameters: "product/details"; empty for home. */
export const pageOf = (hash: string): string => /^#\/([\w/]+)(\?|$)/.exec(hash)?.[1] ?? "";

/** Moves parameters before the hash into the hash, where all code reads them; those of the hash take precedence. */
export function moveSearchIntoHash(): void {
  if (!location.search) return;
  const [, before = "", after = ""] = /^#?([^#]*)(.*)/.exec(location.hash) ?? [];
  let path = before || "/";
  // Drop the parameters at home, which reads none: the prerendered home is shown only without parameters.
  if (path !== "/") path += (path.includes("?") ? "&" : "?") + location.search.slice(1);
  history.replaceState(history.state, "", `${location.pathname}#${path}${after}`);
}
