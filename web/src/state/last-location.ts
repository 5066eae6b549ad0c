let last: string | null = null;

/** Called after every change of page with its in-app path. */
export function rememberLocation(href: string): void {
  last = href;
}

/** The in-app path of the page on screen; null before the first page has come up. */
export function lastLocation(): string | null {
  return last;
}
