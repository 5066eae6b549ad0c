// Multipart forms as browsers send them.
import type { Streamed } from "#probe/streamed.ts";

const BOUNDARY = "----hashgrove-contract";
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export interface Form<Body> {
  readonly contentType: string;
  readonly body: Body;
}

const headOf = (field: string, name: string): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
const TAIL = `\r\n--${BOUNDARY}--\r\n`;

/** A form with one file. */
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
