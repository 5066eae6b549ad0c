/** The decoded text; the text itself if it cannot be decoded, as in a truncated link. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
