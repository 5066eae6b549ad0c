import type { Publications } from "#domain/content.ts";

const LETTERS = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

/** Fictional partners with neutral logos; each name says "demo" in Japanese and in English. */
export const PARTNERS: Publications["partners"] = LETTERS.map((letter) => ({
  image: `pictures/partner-${letter}.svg`,
  name: `デモパートナー ${letter.toUpperCase()} (Demo partner ${letter.toUpperCase()})`,
}));
