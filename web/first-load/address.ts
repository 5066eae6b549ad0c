/** The path in a hash, without its parameters: "product/details"; empty for home. */
export const pageOf = (hash: string): string => /^#\/([\w/]+)(\?|$)/.exec(hash)?.[1] ?? "";

/** Moves parameters before the hash into it, behind its own ones, which win: links and reads see one address. */
export function moveSearchIntoHash(): void {
  if (!location.search) return;
  const [, before = "", after = ""] = /^#?([^#]*)(.*)/.exec(location.hash) ?? [];
  let path = before || "/";
  // Home reads none, and stays the prerendered page.
  if (path !== "/") path += (path.includes("?") ? "&" : "?") + location.search.slice(1);
  history.replaceState(history.state, "", `${location.pathname}#${path}${after}`);
}
