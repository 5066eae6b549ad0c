/** What was typed with a Japanese keyboard as it is meant: full-width letters and digits in half width, no space around. */
export const inHalfWidth = (text: string): string => text.normalize("NFKC").trim();
