import { apiBase } from "#api/client.ts";
import { ownAddress, ownPicture } from "#lib/addresses/own-address.ts";

/** Address of the back office's calls and media: the build's VITE_MOCK_BASE, by default where the product's calls go. */
export function mockBase(): URL {
  const base = import.meta.env["VITE_MOCK_BASE"];
  return typeof base === "string" && base !== "" ? new URL(`${base.replace(/\/$/, "")}/`, document.baseURI) : apiBase();
}

/** The address of a picture that the mock server names, or null where it is none of its own. */
export const pictureUrl = (path: string): string | null => ownPicture(path, mockBase());

/** The address of any other file of the mock server, or null where it is none of its own. */
export const fileUrl = (path: string): string | null => ownAddress(path, mockBase());
