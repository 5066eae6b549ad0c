/** Normalizes width, kana and case; all separators become spaces. */
const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replaceAll(/[^\p{L}\s]/gu, " ")
    .trim();

/** The words of a name in sorted order, because some people write the family name first. */
const parts = (name: string): string => plain(name).split(/\s+/).toSorted().join(" ");

const SCRIPTS = [/^[\s\u30a0-\u30ff]+$/, /^[\sA-Z]+$/, /^[\s\p{Script=Han}]+$/u];

/**
 * Whether an account holder matches the verified identity: `unknown` if the scripts cannot be compared, such as kana
 * and kanji.
 */
export function samePerson(holder: string, verified: string): "same" | "different" | "unknown" {
  const [one, other] = [plain(holder), plain(verified)];
  const together = (name: string) => name.replaceAll(/\s/g, "");
  if (together(one) === together(other) || parts(holder) === parts(verified)) return "same";
  return SCRIPTS.some((script) => script.test(one) && script.test(other)) ? "different" : "unknown";
}
