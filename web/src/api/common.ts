import { queryOptions, useMutation } from "@tanstack/react-query";
import { hexOf } from "#lib/addresses/hex.ts";
import { readUserinfo } from "#state/session.ts";
import { ApiError } from "./api-error.ts";
import { client, fileUrl, REQUEST_TIMEOUT_MS } from "./client.ts";
import { textOf } from "./readers.ts";
import { unwrap } from "./unwrap.ts";
import { fieldsOf } from "./wire.ts";

export interface Upload {
  readonly file: File;
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

declare const storedFile: unique symbol;
/** A file that the server keeps for the member, by its path: what other calls take (rule G5). */
export type StoredFile = string & { readonly [storedFile]: true };

/** Stores a file for the member; success is code 1. Refuses: unsupported-file, empty-file, too-many-uploads. */
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

/** What this page has uploaded: the same content, uploaded twice, has two paths. */
const contents = new Map<StoredFile, string>();

/** Identifies a file by its content, whatever its path; undefined for one that another page uploaded. */
export const contentOf = (file: StoredFile): string | undefined => contents.get(file);

/** By its content; by what the device says of it on plain http, where browsers do not hash, or if it has changed since. */
async function fingerprintOf(file: File): Promise<string> {
  try {
    const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
    return hexOf(new Uint8Array(digest));
  } catch {
    return `${file.name} ${file.size} ${file.lastModified}`;
  }
}

/**
 * A file that the member handed in earlier, by its path. It is shown to its owner only, so the token goes along, which
 * the address of a picture element could not carry. Never toasts: a picture that cannot be shown is no failed call.
 */
export const storedFileQuery = (path: StoredFile | "") =>
  queryOptions({
    queryKey: ["stored-file", path],
    queryFn: async ({ signal }): Promise<Blob> => {
      const url = fileUrl(path);
      // The token goes to nobody else.
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

/** `fetch` for a form, by XMLHttpRequest, because only that reports upload progress. Rejects as `fetch` does. */
function sendForm(request: Request, form: FormData, onProgress: Upload["onProgress"]): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.timeout = REQUEST_TIMEOUT_MS;
    // The browser writes the form's own content type, with its boundary.
    for (const [name, value] of request.headers) if (name !== "content-type") xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener("progress", ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    xhr.addEventListener("load", () => resolve(new Response(xhr.responseText, { status: xhr.status })));
    xhr.addEventListener("error", () => reject(new TypeError("The upload did not reach the server")));
    xhr.addEventListener("timeout", () => reject(new DOMException("The upload took too long", "TimeoutError")));
    xhr.send(form);
  });
}
