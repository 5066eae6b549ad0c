/**
 * Matches a text whose words are only signs, or have a digit and no letters except ASCII: "¥30,000", "12.50 USDT",
 * "TQ3x…9fKd"; not "30日".
 */
const FIGURES = /^(?:(?:[!-~¥…•–−～〜]*\d[!-~¥…•–−～〜]*|(?<=\d\s)USDT|[–−×=*•]+)(?:\s+|$))+$/;

/**
 * The `translate` attribute for an element with this text: "no" for amounts, account numbers, codes and addresses,
 * because translators may change them (rule C9).
 */
export const translateOf = (text: unknown): "no" | undefined => (FIGURES.test(String(text)) ? "no" : undefined);
