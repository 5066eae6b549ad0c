// Detects the accepted file types by the first bytes, because neither the name nor the declared type can be trusted.

/** How many bytes the detection needs. */
export const HEAD_BYTES = 32;

const starts = (head: Buffer, bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, index) => head[at + index] === byte);
const ascii = (text: string): number[] => [...Buffer.from(text, "latin1")];
/** The brands of ISO media files that contain a still HEIF image coded as HEVC. */
const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "mif1"];

export interface FileKind {
  readonly extension: string;
  readonly type: string;
  readonly matches: (head: Buffer) => boolean;
}
const KINDS: readonly FileKind[] = [
  { extension: "jpg", type: "image/jpeg", matches: (head) => starts(head, [0xff, 0xd8, 0xff]) },
  { extension: "png", type: "image/png", matches: (head) => starts(head, [0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a]) },
  {
    extension: "webp",
    type: "image/webp",
    matches: (head) => starts(head, ascii("RIFF")) && starts(head, ascii("WEBP"), 8),
  },
  {
    extension: "heic",
    type: "image/heic",
    matches: (head) => starts(head, ascii("ftyp"), 4) && HEIC_BRANDS.some((brand) => starts(head, ascii(brand), 8)),
  },
  { extension: "pdf", type: "application/pdf", matches: (head) => starts(head, ascii("%PDF-")) },
];

/** The accepted type of a file that begins with `head`; undefined for other types. */
export const fileKindOf = (head: Buffer): FileKind | undefined => KINDS.find(({ matches }) => matches(head));
