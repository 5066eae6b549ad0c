// Security headers of this server's pages: pages may use their own built scripts and styles, but nothing injected.
import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy of a page. Of inline scripts and styles only those of the page may run, identified by
 * their hashes. Only DOMPurify may turn text into HTML. `connects`: origins that scripts may request besides the page's
 * own servers.
 */
export function pagePolicy(page = "", connects: readonly string[] = []): string {
  const scripts = hashesOf(page, /<script>([^]*?)<\/script>/g);
  const styles = hashesOf(page, /<style[^>]*>([^]*?)<\/style>/g);
  const attributes = hashesOf(page, /<[^>]*\sstyle="([^"]*)"/g);
  const servers = serversOf(page);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    // Hashes apply to style attributes only with this keyword.
    ["style-src-attr", ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"])].join(" "),
    ["img-src 'self' data: blob:", ...servers].join(" "),
    ...(servers.length > 0 ? [["media-src 'self'", ...servers].join(" ")] : []),
    ["connect-src 'self'", ...servers, ...connects].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types dompurify",
  ].join("; ");
}

/** The other servers that the page was built to request (web/first-load/page-servers.ts). */
const serversOf = (page: string): string[] =>
  /<meta name="servers" content="([^"]*)"/.exec(page)?.[1]?.split(" ").filter(Boolean) ?? [];

/** The hosts of the icon provider (`web/src/back-office/parts/icon/icon-provider.ts`). */
const ICON_HOSTS = ["https://api.iconify.design", "https://api.simplesvg.com", "https://api.unisvg.com"];

/**
 * Returns the policy of a page by the request's cookies, because the icon provider's hosts are allowed only in browsers
 * that have switched it on.
 */
export function pagePolicies(page: string): (cookies: string | undefined) => string {
  const usual = pagePolicy(page);
  const withIcons = pagePolicy(page, ICON_HOSTS);
  return (cookies) => (/(?:^|;\s*)icon-provider=on(?:;|$)/.test(cookies ?? "") ? withIcons : usual);
}

/** Browser features that the pages never use. Clipboard and full screen are used, so they are not listed. */
const UNUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/** The other security headers of a page. */
export const PAGE_HEADERS = {
  "permissions-policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  // Cuts the link between this page's window and windows of other origins.
  "cross-origin-opener-policy": "same-origin",
  // Other sites do not learn which page a visitor came from.
  "referrer-policy": "same-origin",
} as const;

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const hashesOf = (page: string, texts: RegExp): string[] => [
  ...new Set([...page.matchAll(texts)].map(([, text = ""]) => hashOf(text))),
];
