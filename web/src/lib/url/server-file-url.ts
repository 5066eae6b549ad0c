/** Matches characters that markup contains but a URL cannot contain unencoded: blanks, quotes, brackets. */
// oxlint-disable-next-line no-control-regex -- the pattern must match control characters
const FOREIGN_SIGNS = /[\u0000-\u0020"'<>\\^`{|}\u007f]/;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * The full URL of a file on this server, given as a path below `base` or as a URL; null for anything else, such as
 * markup, a script, data, or another host.
 */
export function ownAddress(named: string, base: URL): string | null {
  const path = named.trim();
  if (path === "" || FOREIGN_SIGNS.test(path) || !URL.canParse(path, base)) return null;
  const url = new URL(path.replace(/^\/(?!\/)/, ""), base);
  return /^https?:$/.test(url.protocol) && url.origin === base.origin ? url.href : null;
}

/** Like `ownAddress`, but only for an image, identified by its file extension. */
export function ownPicture(named: string, base: URL): string | null {
  const address = ownAddress(named, base);
  return address !== null && PICTURE.test(new URL(address).pathname) ? address : null;
}
