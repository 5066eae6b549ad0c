// Whether to use the external icon provider. Stored in a cookie, because the server reads it: the page's CSP allows the
// provider's hosts only if it is on. A change takes effect at the next page load.

const COOKIE = "icon-provider";

export const isIconProviderOn = (): boolean =>
  document.cookie.split(";").some((cookie) => cookie.trim() === `${COOKIE}=on`);

const YEAR_S = 365 * 24 * 60 * 60;

/** Stores the choice, which takes effect at the next page load. */
export function setIconProvider(on: boolean): void {
  const folder = window.location.pathname.replace(/[^/]*$/, "");
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is newer than the supported browsers
  document.cookie = `${COOKIE}=${on ? "on" : "off"}; path=${folder}; max-age=${on ? YEAR_S : 0}; samesite=strict`;
}
