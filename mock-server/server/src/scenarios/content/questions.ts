import type { Publications, Settings } from "#domain/content.ts";
import { USUAL_TIMES } from "./usual-times.ts";
import { withdrawalFeeQuestion } from "./withdrawal-fee-question.ts";

const { "bank-top-up": BANK, "coin-top-up": COIN } = USUAL_TIMES;

type Question = Publications["questions"][number];

const CLOUD_MINING: Question = {
  id: 1,
  question: {
    ja: "クラウドマイニングとは何ですか？",
    en: "What is cloud mining?",
    "zh-CN": "什么是云算力挖矿？",
  },
  short: {
    ja: "設備を持たずに、ハッシュパワーだけを分けて利用する仕組みです。",
    en: "A way to take part in mining without owning a machine.",
    "zh-CN": "无需拥有设备，即可按份使用算力的方式。",
  },
  answer: {
    ja: `<p>採掘設備の購入や設置をせずに、運営会社が管理する設備のハッシュパワーを、金額に応じて利用する仕組みです。</p>
<p>電力や保守の手間がかからない一方で、収益は暗号資産の価格や採掘難度に左右されます。<strong>元本や収益は保証されません。</strong></p>`,
    en: `<p>Instead of buying and housing a mining machine, you use a share of the hash power of machines that a provider runs, in proportion to what you pay.</p>
<p>You are spared the electricity contract and the upkeep. Earnings still depend on coin prices and difficulty. <strong>Neither earnings nor the principal are guaranteed.</strong></p>`,
    "zh-CN": `<p>您无需购买和安置矿机，只需按金额使用由运营方管理的设备算力。</p>
<p>省去了用电与维护的麻烦，但收益会受币价和挖矿难度影响。<strong>本金与收益均不作保证。</strong></p>`,
  },
};

const LEAST_PRICE: Question = {
  id: 2,
  question: {
    ja: "いくらから始められますか？",
    en: "How much do I need to start?",
    "zh-CN": "最低多少金额可以开始？",
  },
  short: {
    ja: "商品により、1万円から始められます。",
    en: "From ¥10,000, depending on the product.",
    "zh-CN": "视产品而定，最低1万日元。",
  },
  answer: {
    ja: `<p>最低購入金額は商品ごとに決まっており、<a href="#/product">商品の一覧</a>で確認できます。もっとも少ないものは1万円です。</p>
<p>購入額は1円単位で指定できます。上限はありませんが、余裕のある資金の範囲でお考えください。</p>`,
    en: `<p>Each product has its own minimum, shown in the <a href="#/product">list of products</a>. The lowest is ¥10,000.</p>
<p>You can choose any whole amount of yen from there. There is no upper limit, but please stay within what you can spare.</p>`,
    "zh-CN": `<p>各产品的起购金额不同，请参阅<a href="#/product">产品列表</a>，最低为1万日元。</p>
<p>购买金额以1日元为单位，不设上限，但请仅使用闲置资金。</p>`,
  },
};

const ANNUAL_RATE: Question = {
  id: 3,
  question: {
    ja: "表示されている年率は確定した利回りですか？",
    en: "Is the annual rate a fixed return?",
    "zh-CN": "页面上的年化收益率是固定收益吗？",
  },
  short: {
    ja: "いいえ。過去の実績にもとづく目安です。",
    en: "No. It is an estimate based on past results.",
    "zh-CN": "不是，仅为依据历史数据的参考值。",
  },
  answer: {
    ja: `<p>年率は、過去の実績から計算した目安です。画面に表示する収益は、いずれも目安の金額です。</p>
<ul>
<li>どの商品でも、満期日に受け取る見込みの金額と、適用年率をはじめに表示します。</li>
<li>月単位の商品では、期間に応じた収益の目安を表示します。</li>
<li>日・週・年単位の商品では、1年に換算した収益の目安も表示します。</li>
<li>過去の実績に幅がある商品では、その年率での金額も、期間を添えて比較用に表示します。</li>
</ul>`,
    en: `<p>The annual rate is calculated from past results. Every earnings figure on the screen is an estimate.</p>
<ul>
<li>Every product leads with what you would receive, on which day, and with the annual rate at purchase.</li>
<li>Products counted in months show the estimate for the term.</li>
<li>Products counted in days, weeks or years also show the estimate for one year.</li>
<li>Where past rates form a range, figures at those rates follow for comparison, each with its own period.</li>
</ul>`,
    "zh-CN": `<p>年化收益率依据历史数据计算，页面上显示的收益均为预估金额。</p>
<ul>
<li>所有产品都会首先显示到期日预计收到的金额和适用年化收益率。</li>
<li>按月计的产品，显示整个期限的预估收益。</li>
<li>按日、周、年计的产品，另外显示每年的预估收益。</li>
<li>历史收益率为区间的产品，另附按该收益率计算的对照金额，并注明期间。</li>
</ul>`,
  },
};

const EARLY_END: Question = {
  id: 4,
  question: {
    ja: "期間の途中で解約できますか？",
    en: "Can I end a holding early?",
    "zh-CN": "可以提前赎回吗？",
  },
  short: {
    ja: "途中での解約はできません。",
    en: "No, a holding runs to the end of its term.",
    "zh-CN": "存续期内不支持提前赎回。",
  },
  answer: {
    ja: `<p>購入した商品は、満期日まで解約できません。満期日は購入の前に確認でき、購入後はマイページの一覧に表示されます。</p>
<p>使う予定のある資金は、期間の短い商品を選ぶか、残高のままにしておくことをおすすめします。</p>`,
    en: `<p>Once bought, a holding runs until its maturity date. You see that date before you buy, and afterwards in your personal centre.</p>
<p>For money you will need soon, consider a product with a shorter term, or leave it in your balance.</p>`,
    "zh-CN": `<p>产品购买后，到期前不支持赎回。到期日可在购买前确认，购买后也会显示在个人中心。</p>
<p>近期有用途的资金，建议选择期限较短的产品，或留在余额中。</p>`,
  },
};

const TOP_UP_TIME: Question = {
  id: 5,
  question: {
    ja: "入金にはどのくらい時間がかかりますか？",
    en: "How long does a top-up take?",
    "zh-CN": "充值需要多长时间？",
  },
  short: {
    ja: `通常、銀行振込は${BANK.ja}以内、USDTは${COIN.ja}以内です。`,
    en: `Usually within ${BANK.en} by bank, within ${COIN.en} in USDT.`,
    "zh-CN": `通常银行转账${BANK["zh-CN"]}内，USDT充值${COIN["zh-CN"]}内。`,
  },
  answer: {
    ja: `<table>
<thead><tr><th>方法</th><th>必要なもの</th><th>通常の所要時間</th></tr></thead>
<tbody>
<tr><td>銀行振込</td><td>振込明細の画像</td><td>${BANK.ja}以内</td></tr>
<tr><td>USDT</td><td>送金後のTXID</td><td>${COIN.ja}以内</td></tr>
</tbody>
</table>
<p>審査で承認されると、残高に反映されます。最低額は、USDTの場合50 USDTです。</p>`,
    en: `<table>
<thead><tr><th>Method</th><th>You need</th><th>Usually takes</th></tr></thead>
<tbody>
<tr><td>Bank transfer</td><td>A picture of the receipt</td><td>Within ${BANK.en}</td></tr>
<tr><td>USDT</td><td>The TXID of the transfer</td><td>Within ${COIN.en}</td></tr>
</tbody>
</table>
<p>The amount is added to your balance once it is approved. The minimum in USDT is 50 USDT.</p>`,
    "zh-CN": `<table>
<thead><tr><th>方式</th><th>所需材料</th><th>参考时间</th></tr></thead>
<tbody>
<tr><td>银行转账</td><td>转账凭证图片</td><td>${BANK["zh-CN"]}内</td></tr>
<tr><td>USDT</td><td>转账后的TXID</td><td>${COIN["zh-CN"]}内</td></tr>
</tbody>
</table>
<p>审核通过后计入余额。USDT充值的最低数量为50 USDT。</p>`,
  },
};

const TRADING_PASSWORD: Question = {
  id: 6,
  question: {
    ja: "取引パスワードとは何ですか？",
    en: "What is the trading password?",
    "zh-CN": "什么是交易密码？",
  },
  short: {
    ja: "出金のときに使う、6桁の数字です。",
    en: "Six digits that you enter to withdraw.",
    "zh-CN": "提现时使用的6位数字。",
  },
  answer: {
    ja: `<p>ログインパスワードとは別に、出金を申請するときに入力する6桁の数字です。はじめて出金する前に、マイページの「アカウント管理」で設定してください。</p>
<p>設定した取引パスワードは、ご自身では変更できません。お忘れの場合はカスタマーサポートにご連絡ください。</p>`,
    en: `<p>These six digits are separate from your login password, and you enter them for every withdrawal. Please set them under Account management in your personal centre before your first withdrawal.</p>
<p>Once they are set, you cannot change them yourself. If you forget them, please contact customer service.</p>`,
    "zh-CN": `<p>交易密码是申请提现时输入的6位数字，与登录密码不同。首次提现前，请在个人中心的“账户管理”中设置。</p>
<p>设置后无法自行修改。如忘记交易密码，请联系客服。</p>`,
  },
};

const CHANGE_OF_ACCOUNT: Question = {
  id: 8,
  question: {
    ja: "登録した銀行口座やアドレスを変えられますか？",
    en: "Can I change my bank account or address?",
    "zh-CN": "可以更换已绑定的银行账户或地址吗？",
  },
  short: {
    ja: "カスタマーサポートで承ります。",
    en: "Yes, through customer service.",
    "zh-CN": "请联系客服办理。",
  },
  answer: {
    ja: `<p>不正な出金を防ぐため、登録済みの銀行口座と出金先アドレスは、画面からは変更できません。</p>
<p>カスタマーサポートにご連絡いただくと、ご本人の確認のうえ、あらためて登録できる状態にします。進行中の出金がある場合は、その完了後の対応となります。</p>`,
    en: `<p>To prevent withdrawals by anyone else, you cannot change a registered bank account or address yourself.</p>
<p>Contact customer service: after checking who you are, we reopen the registration for you. If a withdrawal is under way, we do so once it is finished.</p>`,
    "zh-CN": `<p>为防止他人冒用，已绑定的银行账户和提现地址无法在页面上直接更改。</p>
<p>请联系客服，核实身份后我们将为您重新开放绑定。如有提现正在处理，需待其完成后办理。</p>`,
  },
};

/** The questions and answers below the product list, in display order. */
export const questionsFor = (settings: Settings): Publications["questions"] => [
  CLOUD_MINING,
  LEAST_PRICE,
  ANNUAL_RATE,
  EARLY_END,
  TOP_UP_TIME,
  TRADING_PASSWORD,
  withdrawalFeeQuestion(settings),
  CHANGE_OF_ACCOUNT,
];
