// What a page of ours may do: what it was built with, and nothing that came in by another way.
import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy of a page. Of its scripts and styles only those run that it was built with, by their hash.
 * No text becomes script: only DOMPurify may parse HTML.
 */
export function pagePolicy(page = ""): string {
  const scripts = hashesOf(page, /<script>([^]*?)<\/script>/g);
  const styles = hashesOf(page, /<style[^>]*>([^]*?)<\/style>/g);
  const attributes = hashesOf(page, /<[^>]*\sstyle="([^"]*)"/g);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    // Of an attribute the hash counts only with this word; without one there is nothing to allow.
    ["style-src-attr", ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"])].join(" "),
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types dompurify",
  ].join("; ");
}

/** What a page of ours never asks for; the clipboard, which it writes to, and the full screen are not among it. */
const UNUSED = [
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

/** The other headers of a page. */
export const PAGE_HEADERS = {
  "permissions-policy": UNUSED.map((feature) => `${feature}=()`).join(", "),
  // A window that opened ours, or that ours opened, has no hold on it.
  "cross-origin-opener-policy": "same-origin",
  // Other sites do not learn who sends them a reader.
  "referrer-policy": "same-origin",
} as const;

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const hashesOf = (page: string, texts: RegExp): string[] => [
  ...new Set([...page.matchAll(texts)].map(([, text = ""]) => hashOf(text))),
];
