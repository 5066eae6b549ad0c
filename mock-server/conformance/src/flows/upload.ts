// Uploads: multipart forms as browsers send them.
import { isNode } from "@hashgrove/contract/document.ts";
import { callNamed } from "#client/accounts.ts";
import type { Answer } from "#client/probe.ts";
import type { Streamed } from "#client/streamed-body.ts";
import type { FlowRun } from "./flow.ts";
import { NotDone } from "./new-member.ts";

const BOUNDARY = "----hashgrove-contract";
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export interface Form<Body> {
  readonly contentType: string;
  readonly body: Body;
}

const headOf = (field: string, name: string): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
const TAIL = `\r\n--${BOUNDARY}--\r\n`;

export const fileForm = (field: string, name: string, content: Uint8Array): Form<Uint8Array> => ({
  contentType: CONTENT_TYPE,
  body: Buffer.concat([Buffer.from(headOf(field, name)), content, Buffer.from(TAIL)]),
});

const ZEROS = new Uint8Array(64 * 1024);

/** A form with a file padded with zeros to a size in bytes. */
export const paddedFileForm = (field: string, name: string, content: Uint8Array, size: number): Form<Streamed> => ({
  contentType: CONTENT_TYPE,
  *body() {
    yield Buffer.from(headOf(field, name));
    yield content;
    for (let left = size - content.length; left > 0; left -= ZEROS.length) yield ZEROS.subarray(0, left);
    yield Buffer.from(TAIL);
  },
});

/** Addresses of an upload. Throws NotDone without any. */
export function addressesIn({ data }: Answer): { readonly url: string; readonly fullurl: string } {
  if (!isNode(data) || typeof data.url !== "string" || typeof data.fullurl !== "string")
    throw new NotDone("the upload failed");
  return { url: data.url, fullurl: data.fullurl };
}

export function upload(run: FlowRun, token: string, name: string, content: Uint8Array, caseName: string) {
  const { contentType, body } = fileForm("file", name, content);
  const call = callNamed(run.contract, "common.upload");
  return run.probe.ask({ call, token, headers: { "content-type": contentType }, body }, caseName);
}

/** A small image that servers accept as a receipt; the sequences use the same file. */
export const RECEIPT = new URL("receipt.png", import.meta.url);
