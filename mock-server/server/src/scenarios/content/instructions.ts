import { usdtText } from "#domain/amounts/usdt.ts";
import type { Settings } from "#domain/content.ts";
import type { Localised } from "#domain/state.ts";
import { USUAL_TIMES } from "./usual-times.ts";

export function bankWithdrawalInstructions({ bankWithdrawalFee: fee }: Settings): Localised {
  const isFree = fee === 0;
  const time = USUAL_TIMES["bank-withdrawal"];
  return {
    ja: `<ul>
<li>${isFree ? "出金手数料は無料です。出金額の全額" : `出金額から手数料${fee}円を差し引いた金額`}を、登録済みの口座に振り込みます。</li>
<li>申請を受け付けた時点で、出金額を残高から確保します。審査で承認されなかった場合は、全額を残高に戻します。</li>
<li>着金は、審査も含めて、申請から通常${time.ja}以内です。土日と祝日の申請は、翌営業日の受付になります。</li>
<li>ご本人と異なる名義の口座には出金できません。</li>
<li>登録済みの口座の変更は、カスタマーサポートで承ります。</li>
</ul>
<p><strong>デモ環境のため、実際の振り込みは行われません。</strong></p>`,
    en: `<ul>
<li>We send the amount you request, ${isFree ? "without a fee" : `less a fee of ¥${fee}`}, to the bank account you have registered.</li>
<li>The amount is reserved from your balance as soon as you submit the request. If the request is declined, the full amount returns to your balance.</li>
<li>The money usually arrives within ${time.en} of your request, including the review. Requests made on weekends and public holidays are handled on the next business day.</li>
<li>We can only pay out to an account in your own name.</li>
<li>To change the account, please contact customer service.</li>
</ul>
<p><strong>This is a demo: no money is actually sent.</strong></p>`,
    "zh-CN": `<ul>
<li>${isFree ? "提现免手续费，提现金额将全额" : `从提现金额中扣除${fee}日元手续费后，余款`}汇入您已绑定的银行账户。</li>
<li>提交申请后，提现金额会从余额中预留；如审核未通过，将全额退回余额。</li>
<li>申请后通常${time["zh-CN"]}内到账（含审核），周末及节假日的申请顺延至下一个工作日处理。</li>
<li>仅支持提现至本人名下的账户。</li>
<li>如需更换收款账户，请联系客服。</li>
</ul>
<p><strong>本站为演示环境，不会发生真实汇款。</strong></p>`,
  };
}

export function coinWithdrawalInstructions({ chains }: Settings): Localised {
  const trc20 = usdtText(chains.TRC20.withdrawalFee);
  const erc20 = usdtText(chains.ERC20.withdrawalFee);
  const isFree = trc20 === "0" && erc20 === "0";
  const time = USUAL_TIMES["coin-withdrawal"];
  return {
    ja: `<ul>
<li>${isFree ? "出金手数料は無料です。出金額の全額を送金します。" : `ネットワーク手数料は、TRC20が${trc20} USDT、ERC20が${erc20} USDTです。手数料を差し引いた額を送金します。`}</li>
<li>残高からは、申請時の基準レートで換算した円を確保します。1円未満は切り上げます。</li>
<li>送金先のネットワークをご確認ください。異なるネットワークのアドレスに送ると、資産を取り戻せません。</li>
<li>着金は、審査も含めて、申請から通常${time.ja}以内です。混雑時や追加の確認が必要なときは、さらに時間をいただくことがあります。</li>
<li>登録済みアドレスの変更は、カスタマーサポートで承ります。</li>
</ul>
<p><strong>デモ環境のため、実際の送金は行われません。</strong></p>`,
    en: `<ul>
<li>${isFree ? "Withdrawals are free of charge. You receive the full amount you request." : `The network fee is ${trc20} USDT on TRC20 and ${erc20} USDT on ERC20. You receive the amount you request less the fee.`}</li>
<li>We reserve yen from your balance, converted at the platform rate at the time of the request and rounded up to whole yen.</li>
<li>Please check the network. Coins sent to an address on another network cannot be recovered.</li>
<li>The coins usually arrive within ${time.en} of your request, including the review. It can take longer at busy times or when we need more information from you.</li>
<li>To change the registered address, please contact customer service.</li>
</ul>
<p><strong>This is a demo: no coins are actually sent.</strong></p>`,
    "zh-CN": `<ul>
<li>${isFree ? "提现免手续费，提现数量全额到账。" : `网络手续费：TRC20为${trc20} USDT，ERC20为${erc20} USDT。实际到账数量为提现数量减去手续费。`}</li>
<li>提交申请时，按平台汇率折算成日元并从余额中预留，不足1日元的部分向上取整。</li>
<li>请务必核对网络。转入其他网络的地址后，资产将无法找回。</li>
<li>申请后通常${time["zh-CN"]}内到账（含审核）；申请较多或需要补充核实时，可能会延长。</li>
<li>如需更换已绑定的地址，请联系客服。</li>
</ul>
<p><strong>本站为演示环境，不会发生真实转账。</strong></p>`,
  };
}
