// Whether icons are asked of a provider outside. In a cookie, so that the server knows: only then does the policy of the
// page name the provider's hosts, and it does so when the page is loaded.

const COOKIE = "icon-provider";

export const isIconProviderOn = (): boolean =>
  document.cookie.split(";").some((cookie) => cookie.trim() === `${COOKIE}=on`);

const YEAR_S = 365 * 24 * 60 * 60;

/** Takes effect when the page is next loaded. */
export function setIconProvider(on: boolean): void {
  const folder = window.location.pathname.replace(/[^/]*$/, "");
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is newer than the supported browsers
  document.cookie = `${COOKIE}=${on ? "on" : "off"}; path=${folder}; max-age=${on ? YEAR_S : 0}; samesite=strict`;
}
