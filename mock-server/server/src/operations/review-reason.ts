import type { Language, Localised } from "#domain/state.ts";

/** Texts of the common reasons, by the name that is stored as the reason of a review. */
const REASONS: ReadonlyMap<string, Localised> = new Map([
  [
    "document-unreadable",
    {
      ja: "本人確認書類の文字が読み取れません。明るい場所で撮り直してください。",
      en: "The text on the document cannot be read. Please take new pictures in good light.",
      "zh-CN": "证件上的文字无法辨认，请在光线充足处重新拍摄。",
    },
  ],
  [
    "payment-not-found",
    {
      ja: "入金を確認できませんでした。",
      en: "We could not find your transfer.",
      "zh-CN": "未能查到您的转账。",
    },
  ],
  [
    "payer-differs",
    {
      ja: "振込人の名義が会員情報と一致しません。",
      en: "The name of the sender differs from the name on your account.",
      "zh-CN": "转账人姓名与会员信息不一致。",
    },
  ],
  [
    "txid-not-found",
    {
      ja: "このTXIDの送金が見つかりませんでした。",
      en: "We could not find a transfer with this TXID.",
      "zh-CN": "未能查到该TXID对应的转账。",
    },
  ],
  [
    "destination-unconfirmed",
    {
      ja: "送り先を確認できませんでした。",
      en: "We could not confirm the destination.",
      "zh-CN": "未能核实提现地址。",
    },
  ],
  [
    "holder-differs",
    {
      ja: "口座名義が本人確認の氏名と一致しません。",
      en: "The account holder differs from the name on your verified identity.",
      "zh-CN": "户名与实名认证的姓名不一致。",
    },
  ],
  [
    "branch-differs",
    {
      ja: "支店名と支店コードが一致しません。",
      en: "The branch name and the branch code do not match.",
      "zh-CN": "分行名称与分行代码不一致。",
    },
  ],
  [
    "exchange-address",
    {
      ja: "取引所のアドレスは登録できません。",
      en: "The address of an exchange cannot be registered.",
      "zh-CN": "不能绑定交易所的地址。",
    },
  ],
]);

/** The reason of a review: translated if it is one of the common reasons, otherwise unchanged (rule C7). */
export const reviewReason = (reason: string | null, language: Language): string | null =>
  reason === null ? null : (REASONS.get(reason)?.[language] ?? reason);
