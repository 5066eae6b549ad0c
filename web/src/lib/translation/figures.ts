/** Each word has a digit and no letters but ASCII, or is a sign: "¥30,000", "12.50 USDT", "TQ3x…9fKd"; not "30日". */
const FIGURES = /^(?:(?:[!-~¥…•–−～〜]*\d[!-~¥…•–−～〜]*|(?<=\d\s)USDT|[–−×=*•]+)(?:\s+|$))+$/;

/** For `translate` of an element with this text: amounts, account numbers, codes, addresses stay as they are (rule C9). */
export const translateOf = (text: unknown): "no" | undefined => (FIGURES.test(String(text)) ? "no" : undefined);
