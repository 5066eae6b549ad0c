// What is said of a purchase, wherever it is said.
import type { Language } from "../words.ts";

const DAY = { en: "[A-Z][a-z]+ \\d+, \\d{4}", ja: "\\d{4}年\\d+月\\d+日" } as const;
const plain = (text: string): string => text.replaceAll("¥", "\\¥").replaceAll(",", "\\,");

/** The sentence that leads every estimate: what is paid today, and about how much comes back on a day. */
export const receiveText = (lang: Language, pay: string, receive: string): RegExp =>
  lang === "ja"
    ? new RegExp(`今日${plain(pay)}を支払うと、${DAY.ja}に約${plain(receive)}を受け取る見込みです。`)
    : new RegExp(`Pay ${plain(pay)} today, receive about ${plain(receive)} on ${DAY.en} \\(estimate\\)\\.`);
