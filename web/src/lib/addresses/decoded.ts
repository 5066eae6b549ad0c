/** The text without percent-encoding; as it is if it cannot be decoded, as a link that was cut off. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
