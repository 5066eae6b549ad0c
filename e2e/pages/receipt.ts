import { crc32, deflateSync } from "node:zlib";

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** Creates a real PNG of 64 by 64 grey pixels, used as a receipt. */
export function receiptPng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(64, 0);
  header.writeUInt32BE(64, 4);
  header.writeUInt8(8, 8); // bits per sample; the other bytes stay 0: greyscale, no interlace
  const rows = Buffer.alloc(64 * 65, 0xc8);
  for (let row = 0; row < 64; row += 1) rows[row * 65] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The receipt as a file for `setInputFiles`. */
export const pngFile = (name = "receipt.png") => ({ name, mimeType: "image/png", buffer: receiptPng() });
