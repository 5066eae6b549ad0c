// Percent-decodes a text completely while keeping the positions in its source.

/** A decoded text: its character `at` comes from the source between `starts[at]` and `starts[at + 1]`. */
export interface DecodedText {
  readonly text: string;
  /**
   * Has one entry more than `text` has characters. null when nothing was encoded, so that both have the same positions.
   */
  readonly starts: Uint32Array | null;
}

const PERCENT = 0x25;
const NOT_HEX = -1;

function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : NOT_HEX;
}

/**
 * Decodes `%3D`, `%253D` and every deeper nesting in one pass: each decoded byte may complete another escape with the
 * bytes before it. Takes linear time, because each escape makes the result shorter. Bytes become characters of the same
 * code, which suffices to recognise ASCII names.
 */
export function decodeFully(source: string): DecodedText {
  if (!source.includes("%")) return { text: source, starts: null };
  const codes = new Uint16Array(source.length);
  const starts = new Uint32Array(source.length + 1);
  let length = 0;
  for (let at = 0; at < source.length; at += 1) {
    codes[length] = source.charCodeAt(at);
    starts[length] = at;
    length += 1;
    while (length >= 3 && codes[length - 3] === PERCENT) {
      const [high, low] = [hexDigit(codes[length - 2] ?? 0), hexDigit(codes[length - 1] ?? 0)];
      if (high === NOT_HEX || low === NOT_HEX) break;
      length -= 2;
      codes[length - 1] = high * 16 + low;
    }
  }
  starts[length] = source.length;
  return { text: Buffer.from(codes.buffer, 0, length * 2).toString("utf16le"), starts };
}
