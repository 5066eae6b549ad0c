// A file as a form, the way browsers send it.
const BOUNDARY = "----hashgrove-contract";

export interface Form {
  readonly contentType: string;
  readonly body: Uint8Array;
}

/** A form with one file. */
export function fileForm(field: string, name: string, content: Uint8Array): Form {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  };
}
