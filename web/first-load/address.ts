/**
 * The path in a hash, without the first slash and parameters: "product/details". Empty for home and for paths of
 * another form.
 */
export const pageOf = (hash: string): string => /^#\/([\w/]+)(\?|$)/.exec(hash)?.[1] ?? "";

/**
 * Moves parameters before the hash into the hash, because the other code reads only that. Parameters that the hash
 * already has take precedence.
 */
export function moveSearchIntoHash(): void {
  if (!location.search) return;
  const [, before = "", after = ""] = /^#?([^#]*)(.*)/.exec(location.hash) ?? [];
  let path = before || "/";
  // At home, drop the parameters: home reads none, and the prerendered home is shown only without them.
  if (path !== "/") path += (path.includes("?") ? "&" : "?") + location.search.slice(1);
  history.replaceState(history.state, "", `${location.pathname}#${path}${after}`);
}
