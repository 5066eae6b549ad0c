// Serves the built web app for a server without pages; other requests are forwarded.
import { createReadStream, realpathSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { pathOf } from "./forward.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/** Answers a request with a file; returns false and sends nothing if there is none. */
export type SendFile = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Finds a file and its size; null if it is missing, outside the folder, or if a name in the path begins with a dot. */
function fileAt(folder: string, path: string): { readonly file: string; readonly size: number } | null {
  try {
    const name = decodeURIComponent(path === "/" ? "/index.html" : path);
    const file = realpathSync(join(folder, name));
    const isInside = file.startsWith(`${folder}${sep}`) && !name.split("/").some((part) => part.startsWith("."));
    const found = statSync(file);
    return isInside && found.isFile() ? { file, size: found.size } : null;
  } catch {
    // Missing file or invalid path.
    return null;
  }
}

/** Serves a built web app. Throws an Error if the folder has no index.html. */
export function webFiles(folder: string): SendFile {
  const root = realpathSync(folder);
  statSync(join(root, "index.html"));
  return ({ method, url = "/" }, response) => {
    if (method !== "GET" && method !== "HEAD") return false;
    const path = pathOf(url)?.split("?", 1)[0];
    const found = path === undefined ? null : fileAt(root, path);
    if (!found) return false;
    response.writeHead(200, {
      "content-type": TYPES[extname(found.file)] ?? "application/octet-stream",
      "content-length": found.size,
      // Browsers must revalidate cached files, so that they show a new build at once.
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });
    if (method === "HEAD") response.end();
    else
      createReadStream(found.file)
        .on("error", () => response.destroy())
        .pipe(response);
    return true;
  };
}
