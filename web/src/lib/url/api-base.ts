// In a file of its own, because first-load/load-code.ts sends the first request before the API client has loaded.

/** Time limit of calls and uploads, in ms (rule D7). */
export const REQUEST_TIMEOUT_MS = 60_000;

/**
 * Address of the API: the build's VITE_API_BASE, by default the folder of the page. So a page under /w/{world}/ calls
 * the API of that world, which is a separate state of the mock server.
 */
export function apiBase(): URL {
  const base = import.meta.env["VITE_API_BASE"];
  // During prerendering there is no document, and no request is sent.
  const page = typeof document === "undefined" ? "http://localhost/" : document.baseURI;
  return new URL(typeof base === "string" && base !== "" ? `${base.replace(/\/$/, "")}/` : ".", page);
}
