import type { Channel } from "#domain/money-record.ts";
import type { Flow, Language, Localised, State, TransactionKind } from "#domain/state.ts";

/** `{name}` is replaced by the product's name. */
const TEXTS: Readonly<Record<TransactionKind, Localised>> = {
  purchase: { ja: "{name}の購入", en: "Purchase of {name}", "zh-CN": "购买{name}" },
  maturity: { ja: "{name}の満期金", en: "Maturity of {name}", "zh-CN": "{name}到期收款" },
  "top-up": { ja: "入金", en: "Top-up", "zh-CN": "充值" },
  "withdrawal-request": { ja: "出金", en: "Withdrawal", "zh-CN": "提现" },
  "withdrawal-paid": { ja: "出金の支払い", en: "Withdrawal paid out", "zh-CN": "提现汇出" },
  "withdrawal-returned": { ja: "出金額の返還", en: "Withdrawal returned", "zh-CN": "提现退回" },
  "invite-reward": { ja: "招待報酬", en: "Invite reward", "zh-CN": "邀请奖励" },
  grant: { ja: "残高の調整", en: "Balance adjustment", "zh-CN": "余额调整" },
};
/** More specific texts for top-ups and withdrawals, by channel; they take precedence over `TEXTS`. */
const RECORD_TEXTS: Readonly<Partial<Record<TransactionKind, Readonly<Record<Channel, Localised>>>>> = {
  "top-up": {
    bank: { ja: "銀行振込で入金", en: "Top-up by bank transfer", "zh-CN": "银行转账充值" },
    coin: { ja: "USDTで入金", en: "USDT top-up", "zh-CN": "USDT充值" },
  },
  "withdrawal-request": {
    bank: { ja: "銀行口座に出金", en: "Withdrawal to a bank account", "zh-CN": "提现到银行账户" },
    coin: { ja: "USDTで出金", en: "USDT withdrawal", "zh-CN": "USDT提现" },
  },
};
/** Replaces `{name}` when the flow has no product. */
const SOME_PRODUCT: Localised = { ja: "商品", en: "a product", "zh-CN": "产品" };

/** Wraps a right-to-left name in bidi isolates; it would reorder the words around it otherwise. */
const isolate = (name: string): string =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Bidi_Control}]/u.test(name) ? `\u2068${name}\u2069` : name;

export function flowText(state: State, flow: Flow, language: Language): string {
  const { explain, subject, ref } = flow;
  if (explain === "grant" && subject) return subject[language];
  const channel = ref.kind === "record" ? state.records.get(ref.id)?.channel : undefined;
  const text = (channel && RECORD_TEXTS[explain]?.[channel]) ?? TEXTS[explain];
  // A function, because `$` has a special meaning in a replacement string, and a name may contain it.
  return text[language].replace("{name}", () => isolate((subject ?? SOME_PRODUCT)[language]));
}
