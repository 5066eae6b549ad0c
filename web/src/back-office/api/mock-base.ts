import { apiBase } from "#lib/url/api-base.ts";
import { ownAddress, ownPicture } from "#lib/url/server-file-url.ts";

/**
 * Base address of the back office's calls and media: the build's VITE_MOCK_BASE, by default the base address of the
 * product's calls.
 */
export function mockBase(): URL {
  const base = import.meta.env["VITE_MOCK_BASE"];
  return typeof base === "string" && base !== "" ? new URL(`${base.replace(/\/$/, "")}/`, document.baseURI) : apiBase();
}

/** The address of an image from the mock server; null for any other host. */
export const pictureUrl = (path: string): string | null => ownPicture(path, mockBase());

/** The address of a file from the mock server that is not an image; null for any other host. */
export const fileUrl = (path: string): string | null => ownAddress(path, mockBase());
