import { usdtText } from "#domain/amounts/usdt.ts";
import type { Publications, Settings } from "#domain/content.ts";

type Question = Publications["questions"][number];

/** The question about withdrawal fees; its answer depends on the fees in the settings. */
export function withdrawalFeeQuestion({ bankWithdrawalFee, chains }: Settings): Question {
  const fees = {
    bank: bankWithdrawalFee,
    trc20: usdtText(chains.TRC20.withdrawalFee),
    erc20: usdtText(chains.ERC20.withdrawalFee),
  };
  const isFree = fees.bank === 0 && fees.trc20 === "0" && fees.erc20 === "0";
  return {
    id: 7,
    question: {
      ja: "出金の手数料はいくらですか？",
      en: "What does a withdrawal cost?",
      "zh-CN": "提现手续费是多少？",
    },
    ...(isFree ? FREE : charged(fees)),
  };
}

const FREE: Pick<Question, "short" | "answer"> = {
  short: {
    ja: "銀行もUSDTも無料です。",
    en: "Nothing, by bank transfer or in USDT.",
    "zh-CN": "银行和USDT提现均免手续费。",
  },
  answer: {
    ja: `<p>銀行振込もUSDTも、出金手数料は無料です。出金額の全額をお受け取りいただけます。</p>
<p>受取側の銀行や取引所で手数料がかかる場合があります。</p>`,
    en: `<p>Withdrawals are free of charge, by bank transfer and in USDT. You receive the full amount you withdraw.</p>
<p>Your own bank or exchange may charge you for receiving it.</p>`,
    "zh-CN": `<p>银行转账和USDT提现均免手续费，提现金额全额到账。</p>
<p>收款银行或交易所可能另行收取费用。</p>`,
  },
};

const charged = ({
  bank,
  trc20,
  erc20,
}: Readonly<Record<"trc20" | "erc20", string>> & { readonly bank: number }): Pick<Question, "short" | "answer"> => ({
  short: {
    ja: `銀行は${bank}円、USDTは${trc20}または${erc20} USDTです。`,
    en: `¥${bank} by bank transfer; ${trc20} or ${erc20} USDT for USDT.`,
    "zh-CN": `银行${bank}日元，USDT为${trc20}或${erc20} USDT。`,
  },
  answer: {
    ja: `<table>
<thead><tr><th>方法</th><th>手数料</th></tr></thead>
<tbody>
<tr><td>銀行振込</td><td>${bank}円</td></tr>
<tr><td>USDT（TRC20）</td><td>${trc20} USDT</td></tr>
<tr><td>USDT（ERC20）</td><td>${erc20} USDT</td></tr>
</tbody>
</table>
<p>手数料は出金額から差し引きます。承認されなかった出金に手数料はかかりません。</p>`,
    en: `<table>
<thead><tr><th>Method</th><th>Fee</th></tr></thead>
<tbody>
<tr><td>Bank transfer</td><td>¥${bank}</td></tr>
<tr><td>USDT (TRC20)</td><td>${trc20} USDT</td></tr>
<tr><td>USDT (ERC20)</td><td>${erc20} USDT</td></tr>
</tbody>
</table>
<p>The fee is deducted from the amount you withdraw. A declined withdrawal costs nothing.</p>`,
    "zh-CN": `<table>
<thead><tr><th>方式</th><th>手续费</th></tr></thead>
<tbody>
<tr><td>银行转账</td><td>${bank}日元</td></tr>
<tr><td>USDT（TRC20）</td><td>${trc20} USDT</td></tr>
<tr><td>USDT（ERC20）</td><td>${erc20} USDT</td></tr>
</tbody>
</table>
<p>手续费从提现金额中扣除。未通过审核的提现不收取手续费。</p>`,
  },
});
