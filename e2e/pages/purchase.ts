// Texts that screens show about a purchase.
import type { Language } from "../words.ts";

const plain = (text: string): string => text.replaceAll("¥", "\\¥").replaceAll(",", "\\,");
const CJK_DAY = "\\d{4}年\\d+月\\d+日";
/** Optional zero-width space, a possible line break. */
const MAY_BREAK = "\\u200B?";
const SENTENCES: Readonly<Record<Language, (pay: string, receive: string) => string>> = {
  ja: (pay, receive) =>
    `本日${pay}で購入すると、${MAY_BREAK}${CJK_DAY}に${MAY_BREAK}約${receive}を${MAY_BREAK}受け取れる${MAY_BREAK}見込みです。`,
  en: (pay, receive) => `Pay ${pay} today, receive about ${receive} on \\d+ [A-Z][a-z]{2} \\d{4} \\(estimate\\)\\.`,
  "zh-CN": (pay, receive) => `今天支付${pay}，预计${CJK_DAY}收到约${receive}。`,
};

const PAYOUTS: Readonly<Record<Language, (receive: string) => string>> = {
  ja: (receive) => `${CJK_DAY}に受け取り（目安）約${receive}`,
  en: (receive) => `You receive on \\d+ [A-Z][a-z]{2} \\d{4} \\(estimate\\)about ${receive}`,
  "zh-CN": (receive) => `${CJK_DAY}到账（预估）约${receive}`,
};

/** Matches the label and value of an estimated payout: its day, and the approximate amount. */
export const payoutText = (lang: Language, receive: string): RegExp => new RegExp(`^${PAYOUTS[lang](plain(receive))}$`);

/** Matches the sentence about a purchase: today's payment, and the approximate payout with its date. */
export const receiveText = (lang: Language, pay: string, receive: string): RegExp =>
  new RegExp(SENTENCES[lang](plain(pay), plain(receive)));
