import { queryOptions, useMutation } from "@tanstack/react-query";
import { hexOf } from "#lib/random-key.ts";
import { REQUEST_TIMEOUT_MS } from "#lib/url/api-base.ts";
import { readUserinfo } from "#state/session.ts";
import { ApiError } from "./api-error.ts";
import { client, fileUrl } from "./client.ts";
import { textOf } from "./reply/readers.ts";
import { unwrap } from "./reply/unwrap.ts";
import { fieldsOf } from "./reply/wire.ts";

export interface Upload {
  readonly file: File;
  /** Upload progress, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

declare const storedFile: unique symbol;
/** A file that the server stores for the member: its path, which other calls accept (rule G5). */
export type StoredFile = string & { readonly [storedFile]: true };

/**
 * Uploads a file for the member. The success code is 1. Refusal reasons: unsupported-file, empty-file,
 * too-many-uploads.
 */
export const useUpload = () =>
  useMutation({
    mutationFn: async ({ file, onProgress }: Upload): Promise<StoredFile> => {
      const form = new FormData();
      form.set("file", file);
      const call = client.POST("/api/common/upload", {
        body: { file },
        bodySerializer: () => form,
        fetch: (request) => sendForm(request, form, onProgress),
      });
      const { data } = await unwrap(call, 1);
      const stored = textOf(fieldsOf(data).url) as StoredFile;
      contents.set(stored, await fingerprintOf(file));
      return stored;
    },
    meta: { refusals: "inline" },
  });

/**
 * Fingerprints of the files uploaded since the page was loaded, by path. The path is no identity: a file uploaded twice
 * has two.
 */
const contents = new Map<StoredFile, string>();

/**
 * Identifies a file by its content instead of its path; undefined if it was uploaded before a reload or in another tab.
 */
export const contentOf = (file: StoredFile): string | undefined => contents.get(file);

/**
 * Returns the hash of the file's content; its name, size and date if it cannot be hashed (on plain http, or after the
 * file has changed).
 */
async function fingerprintOf(file: File): Promise<string> {
  try {
    const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
    return hexOf(new Uint8Array(digest));
  } catch {
    return `${file.name} ${file.size} ${file.lastModified}`;
  }
}

/**
 * Downloads an uploaded file by its path. An img element cannot do this: only the owner may see the file, so the
 * request needs the token. The error kind `refused` prevents a toast, because the placeholder reports a failure.
 */
export const storedFileQuery = (path: StoredFile | "") =>
  queryOptions({
    queryKey: ["stored-file", path],
    queryFn: async ({ signal }): Promise<Blob> => {
      const url = fileUrl(path);
      // Send the token to this server only.
      if (url === null) throw new ApiError({ kind: "refused", code: 404, msg: "" });
      const response = await fetch(url, {
        signal,
        headers: { Authorization: readUserinfo()?.token ?? "" },
      });
      if (!response.ok) throw new ApiError({ kind: "refused", code: response.status, msg: "" });
      return response.blob();
    },
    staleTime: Infinity,
    enabled: path !== "",
  });

/**
 * Sends a form like `fetch`, but by XMLHttpRequest, which reports upload progress. Rejects with the same errors as
 * `fetch`.
 */
function sendForm(request: Request, form: FormData, onProgress: Upload["onProgress"]): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.timeout = REQUEST_TIMEOUT_MS;
    // Omit the content type: the browser sets one with the form's boundary.
    for (const [name, value] of request.headers) if (name !== "content-type") xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    xhr.addEventListener("load", () => resolve(new Response(xhr.responseText, { status: xhr.status })));
    xhr.addEventListener("error", () => reject(new TypeError("The upload did not reach the server")));
    xhr.addEventListener("timeout", () => reject(new DOMException("The upload took too long", "TimeoutError")));
    xhr.send(form);
  });
}
