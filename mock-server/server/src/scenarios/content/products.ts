// Six products: one quantitative (5), the others for mining. Together they cover every state, every unit of a term,
// single and ranged rates. Tests and scenarios rely on 1 (open, 3 months, from 10,000 yen) and 2 (open, 6 months, from
// 30,000 yen).
import { asYen } from "#domain/amounts/yen.ts";
import type { Product } from "#domain/content.ts";
import {
  COOLING,
  FIXED_RULES,
  HUNDRED_MILLION_YEN,
  LOSS_LIMIT,
  MONITORING,
  NETWORK,
  PAID_AT_MATURITY,
  POWER,
  RANGED_RATE_NOTE,
  REPORTING,
  SINGLE_RATE_NOTE,
  TRADING_RISK,
  withRisks,
} from "./product-parts.ts";

/** Sorted by id; `order` is the position in lists. */
export const PRODUCTS: readonly Product[] = [
  {
    id: 1,
    order: 2,
    title: {
      ja: "ハッシュパワー入門プラン3か月",
      en: "Starter hash power plan, 3 months",
      "zh-CN": "入门算力方案（3个月）",
    },
    fullName: {
      ja: "ハッシュパワー入門プラン第1号（3か月）",
      en: "Hashgrove starter hash power plan no. 1 (3 months)",
      "zh-CN": "Hashgrove入门算力方案第1期（3个月）",
    },
    state: "open",
    onHome: true,
    recommended: false,
    rate: "5.2",
    rateRange: null,
    term: 3,
    termUnit: "month",
    minimum: asYen(10_000),
    scale: 2,
    scaleUnit: HUNDRED_MILLION_YEN,
    summary: {
      ja: "1万円から始められる、期間3か月の短い商品です。仕組みを知りたい方に向いています。",
      en: "A short-term product from ¥10,000, for those who want to see how it works before investing more.",
      "zh-CN": "1万日元起，为期3个月，适合初次投资算力的用户。",
    },
    direction: { ja: "クラウドマイニング", en: "Cloud mining", "zh-CN": "云算力" },
    directionDescription: {
      ja: "北海道の拠点に設置した採掘設備のハッシュパワーを、少額から分け合う商品です。",
      en: "You share the hash power of mining machines at our Hokkaido site, starting small.",
      "zh-CN": "小额参与北海道矿场的矿机算力。",
    },
    paymentMethod: PAID_AT_MATURITY,
    custodyFee: "0.3",
    earningsNote: SINGLE_RATE_NOTE,
    introduction: withRisks({
      ja: `<h2>はじめての方のための商品</h2>
<p>設備の購入や設置、電力の契約は必要ありません。購入した金額に応じてハッシュパワーが割り当てられ、3か月後の満期日に、元本と収益の見込み額がまとめて残高に反映されます。</p>
<p>少額で一通りの流れを確かめてから、次の商品を選びたい方に向いています。</p>`,
      en: `<h2>A product for your first time</h2>
<p>There are no machines to buy, no rack to rent and no electricity contract. Hash power is assigned in proportion to what you pay, and after three months the principal and the estimated earnings are added to your balance together.</p>
<p>It suits anyone who would like to go through the whole process once with a small amount before choosing another product.</p>`,
      "zh-CN": `<h2>适合初次体验的产品</h2>
<p>无需购买矿机、租用机位或签订电力合同。系统按购买金额分配算力，3个月到期后，本金与预估收益一并计入余额。</p>
<p>如果您希望先用小额资金走完一遍流程，再决定后续选择，可以从这里开始。</p>`,
    }),
    advantages: [MONITORING, COOLING, REPORTING],
  },
  {
    id: 2,
    order: 1,
    title: {
      ja: "ハッシュパワー標準プラン6か月",
      en: "Standard hash power plan, 6 months",
      "zh-CN": "标准算力方案（6个月）",
    },
    fullName: {
      ja: "ハッシュパワー標準プラン第2号（6か月）",
      en: "Hashgrove standard hash power plan no. 2 (6 months)",
      "zh-CN": "Hashgrove标准算力方案第2期（6个月）",
    },
    state: "open",
    onHome: true,
    recommended: true,
    rate: "7.8",
    rateRange: null,
    term: 6,
    termUnit: "month",
    minimum: asYen(30_000),
    scale: 5,
    scaleUnit: HUNDRED_MILLION_YEN,
    summary: {
      ja: "期間と年率の釣り合いを考えた、基本の商品です。満期に一括でお支払いします。",
      en: "Our basic product, balanced between term and rate, paid in one sum at maturity.",
      "zh-CN": "兼顾期限与年化收益率的基础产品，到期一次性支付。",
    },
    direction: { ja: "クラウドマイニング", en: "Cloud mining", "zh-CN": "云算力" },
    directionDescription: {
      ja: "北欧の水力発電所に隣接する拠点を中心に、三つの拠点へ分けて運用します。",
      en: "Run at three sites, chiefly one beside a hydroelectric plant in northern Europe.",
      "zh-CN": "以北欧水电站旁的矿场为主，分布在三个矿场运行。",
    },
    paymentMethod: PAID_AT_MATURITY,
    custodyFee: "0.5",
    earningsNote: SINGLE_RATE_NOTE,
    introduction: withRisks({
      ja: `<h2>半年を一区切りに</h2>
<p>採掘の収益は、暗号資産の価格や採掘難度によって月ごとに変わります。この商品の期間は半年です。短い変動に左右されにくくすることを目指しています。</p>
<h3>資金の使いみち</h3>
<table>
<thead><tr><th>項目</th><th>割合の目安</th></tr></thead>
<tbody>
<tr><td>ハッシュパワーの調達</td><td>62%</td></tr>
<tr><td>電力と冷却</td><td>29%</td></tr>
<tr><td>保守と監視</td><td>9%</td></tr>
</tbody>
</table>
<p>割合は目安で、電力価格などによって変わります。</p>`,
      en: `<h2>Half a year at a time</h2>
<p>What mining earns changes from month to month with coin prices and difficulty. This product runs for six months, so that a single weak month weighs less.</p>
<h3>Where the money goes</h3>
<table>
<thead><tr><th>Item</th><th>Approximate share</th></tr></thead>
<tbody>
<tr><td>Hash power</td><td>62%</td></tr>
<tr><td>Electricity and cooling</td><td>29%</td></tr>
<tr><td>Maintenance and monitoring</td><td>9%</td></tr>
</tbody>
</table>
<p>The shares are approximate and move with, for example, the price of electricity.</p>`,
      "zh-CN": `<h2>以半年为一期</h2>
<p>挖矿收益会随币价和挖矿难度逐月变化。本产品以6个月为期，力求减小短期波动的影响。</p>
<h3>资金用途</h3>
<table>
<thead><tr><th>项目</th><th>大致占比</th></tr></thead>
<tbody>
<tr><td>算力采购</td><td>62%</td></tr>
<tr><td>电力与冷却</td><td>29%</td></tr>
<tr><td>运维与监控</td><td>9%</td></tr>
</tbody>
</table>
<p>以上占比仅供参考，会随电价等因素变化。</p>`,
    }),
    advantages: [POWER, NETWORK, MONITORING, REPORTING],
  },
  {
    id: 3,
    order: 4,
    title: {
      ja: "ハッシュパワー短期プラン30日",
      en: "Short hash power plan, 30 days",
      "zh-CN": "短期算力方案（30天）",
    },
    fullName: {
      ja: "ハッシュパワー短期プラン第7号（30日）",
      en: "Hashgrove short hash power plan no. 7 (30 days)",
      "zh-CN": "Hashgrove短期算力方案第7期（30天）",
    },
    state: "open",
    onHome: false,
    recommended: false,
    rate: "3.6",
    rateRange: { min: "3.2", max: "4" },
    term: 30,
    termUnit: "day",
    minimum: asYen(20_000),
    scale: 1,
    scaleUnit: HUNDRED_MILLION_YEN,
    summary: {
      ja: "30日で満期を迎える商品です。使う時期が決まっている資金にも合わせやすくなっています。",
      en: "Matures after 30 days, which makes it easy to fit around a date when you need the money.",
      "zh-CN": "30天到期，便于配合您的用款安排。",
    },
    direction: { ja: "余剰設備の運用", en: "Spare hash power", "zh-CN": "闲置算力运营" },
    directionDescription: {
      ja: "各拠点で一時的に空いたハッシュパワーを、30日単位で運用します。",
      en: "Hash power that is free for a while at our sites is put to work for 30 days at a time.",
      "zh-CN": "将各矿场阶段性空闲的算力，以30天为单位运行。",
    },
    paymentMethod: PAID_AT_MATURITY,
    custodyFee: "0.2",
    earningsNote: SINGLE_RATE_NOTE,
    introduction: withRisks({
      ja: `<h2>短く、区切りよく</h2>
<p>設備の入れ替えや契約の切り替えで生まれる空き時間を、30日単位で活用します。期間が短いぶん、年率は期間の長い商品より低く設定しています。</p>
<p>満期日は購入日から30日後です。継続をご希望の場合は、満期後にあらためてご購入ください。自動での継続はありません。</p>`,
      en: `<h2>Short and self-contained</h2>
<p>When machines are replaced or contracts change hands, hash power stands idle for a while. This product uses it, 30 days at a time. Because the term is short, the rate is lower than that of the longer products.</p>
<p>The maturity date is 30 days after purchase. If you would like to go on, please buy again afterwards. Nothing is renewed automatically.</p>`,
      "zh-CN": `<h2>期限短，起止清楚</h2>
<p>设备更换或合约交接时会产生闲置算力，本产品以30天为单位加以利用。由于期限较短，年化收益率低于长期产品。</p>
<p>到期日为购买后第30天。如需继续，请在到期后重新购买，系统不会自动续期。</p>`,
    }),
    advantages: [REPORTING, MONITORING],
  },
  {
    id: 4,
    order: 5,
    title: {
      ja: "地熱プラン12週",
      en: "Geothermal plan, 12 weeks",
      "zh-CN": "地热算力方案（12周）",
    },
    fullName: {
      ja: "ハッシュパワー地熱プラン第1号（12週）",
      en: "Hashgrove geothermal hash power plan no. 1 (12 weeks)",
      "zh-CN": "Hashgrove地热算力方案第1期（12周）",
    },
    state: "upcoming",
    onHome: false,
    recommended: false,
    rate: "5",
    rateRange: null,
    term: 12,
    termUnit: "week",
    minimum: asYen(50_000),
    scale: 0,
    scaleUnit: HUNDRED_MILLION_YEN,
    summary: {
      ja: "地熱発電の電力だけを使う新しい拠点の商品です。募集開始までお待ちください。",
      en: "A product for a new site that runs on geothermal power alone. Not open to purchases yet.",
      "zh-CN": "新矿场全部使用地热电力，即将开放购买，敬请留意。",
    },
    direction: { ja: "地熱発電によるマイニング", en: "Geothermal mining", "zh-CN": "地热挖矿" },
    directionDescription: {
      ja: "九州に準備中の拠点で、地熱発電の安定した電力を使って運用する予定です。",
      en: "Planned for a site being prepared in Kyushu, on the steady output of a geothermal plant.",
      "zh-CN": "计划在筹备中的九州矿场，使用稳定的地热电力运行。",
    },
    paymentMethod: PAID_AT_MATURITY,
    custodyFee: "0.4",
    earningsNote: SINGLE_RATE_NOTE,
    introduction: withRisks({
      ja: `<h2>地熱の安定した電力を</h2>
<p>地熱発電は天候や昼夜の影響を受けにくく、出力が安定しています。この商品では、地熱の電力だけで動く区画を用意し、12週を一期間として運用する予定です。</p>
<p>年率と条件は募集開始時に確定します。現在の表示は予定であり、変わることがあります。</p>`,
      en: `<h2>On steady geothermal power</h2>
<p>Geothermal plants are hardly affected by the weather or the time of day, so their output is steady. For this product we are preparing a section that runs on geothermal power alone, in terms of twelve weeks.</p>
<p>The rate and the terms are settled when the product opens. What you see now is planned and may change.</p>`,
      "zh-CN": `<h2>稳定的地热电力</h2>
<p>地热发电受天气和昼夜影响较小，出力平稳。本产品将设置完全使用地热电力的机房分区，以12周为一期运行。</p>
<p>年化收益率及条件将在开放购买时确定，目前显示的内容为预定内容，可能调整。</p>`,
    }),
    advantages: [POWER, COOLING, MONITORING],
  },
  {
    id: 5,
    order: 3,
    title: {
      ja: "クオンツ運用プラン12か月",
      en: "Quantitative plan, 12 months",
      "zh-CN": "量化策略方案（12个月）",
    },
    fullName: {
      ja: "クオンツ運用プラン第3号（12か月）",
      en: "Hashgrove quantitative plan no. 3 (12 months)",
      "zh-CN": "Hashgrove量化策略方案第3期（12个月）",
    },
    state: "open",
    onHome: true,
    recommended: false,
    rate: "7.4",
    rateRange: { min: "6.5", max: "8.2" },
    term: 12,
    termUnit: "month",
    minimum: asYen(100_000),
    scale: 8,
    scaleUnit: HUNDRED_MILLION_YEN,
    summary: {
      ja: "決まったルールで売買する、1年のクオンツ商品です。見込みは、良い月も悪い月も含めた実績の幅で示します。",
      en: "A one-year quantitative product that trades by fixed rules. Its estimate is a range, from good months and bad ones alike.",
      "zh-CN": "为期一年的量化产品，按固定规则交易。预估收益以区间展示，数据涵盖行情好与不好的月份。",
    },
    direction: {
      ja: "クオンツ運用（暗号資産）",
      en: "Quantitative strategy, crypto-assets",
      "zh-CN": "加密资产量化策略",
    },
    directionDescription: {
      ja: "暗号資産の現物を買い、同じ数量の先物を売って、両者の価格差から収益を得ることを目指します。採掘は行いません。",
      en: "Buys crypto-assets on the spot market, sells the same quantity as futures, and aims to earn the difference between the two prices. It does not mine.",
      "zh-CN": "购入加密资产现货，同时卖出等量期货，力求从两者的价差中获得收益。本产品不涉及挖矿。",
    },
    paymentMethod: PAID_AT_MATURITY,
    custodyFee: "0.6",
    earningsNote: RANGED_RATE_NOTE,
    introduction: withRisks(
      {
        ja: `<h2>売買はルールが決めます</h2>
<p>同じ暗号資産でも、現物と先物の価格には差があります。この商品は、差が手数料を上回るときに現物を買って同じ数量の先物を売り、差が縮まったところで両方を決済します。売りと買いの数量がそろっているため、価格そのものの上げ下げには左右されにくくなります。</p>
<ul>
<li>売買の条件と数量は、あらかじめ決めたルールで計算します。担当者の相場観では変えません。</li>
<li>価格差が小さい間は売買せず、日本円のまま待ちます。</li>
<li>損失が1日の上限に達すると、すべて決済してその日の売買を止めます。</li>
</ul>
<h3>うまくいかないとき</h3>
<p>価格差が広がり続けると、決済までの間は損失になります。取引所の停止や急な値動きでは、片方しか決済できないこともあります。価格差の小さい月が続けば、収益は表示の幅を下回ります。</p>
<p>適用年率は、このページの上部、商品一覧、購入画面で確認できます。</p>`,
        en: `<h2>Rules decide the trades</h2>
<p>Spot and futures prices of the same crypto-asset differ. When the difference exceeds the costs, this product buys on the spot market and sells the same quantity as futures; when the difference has narrowed, it closes both. As the two quantities are equal, a rise or fall of the price itself matters less.</p>
<ul>
<li>When and how much to trade is calculated by rules set in advance, not by anyone's view of the market.</li>
<li>While the difference is small it does not trade, and the money stays in yen.</li>
<li>When the losses of a day reach their limit, everything is closed and trading stops for that day.</li>
</ul>
<h3>When it does not work</h3>
<p>If the difference keeps widening, there is a loss until both sides are closed. When an exchange fails or prices jump, it may be possible to close only one of them. If the difference stays small for months, earnings fall below the range shown.</p>
<p>The annual rate that applies at purchase is shown at the top of this page, in the list of products and on the purchase screen.</p>`,
        "zh-CN": `<h2>由规则决定交易</h2>
<p>同一种加密资产的现货与期货价格存在价差。价差高于交易成本时，本产品购入现货并卖出等量期货；价差收窄后，两边同时平仓。由于买卖数量相等，价格本身的涨跌影响较小。</p>
<ul>
<li>交易时机和数量按预先设定的规则计算，不依赖个人对行情的判断。</li>
<li>价差较小时不交易，资金保持为日元。</li>
<li>单日亏损达到上限时，全部平仓，当日停止交易。</li>
</ul>
<h3>可能不奏效的情形</h3>
<p>价差持续扩大时，平仓之前会产生亏损。遇到交易所停机或价格剧烈波动，可能只能平掉其中一边。如果连续数月价差较小，收益会低于所示区间。</p>
<p>适用年化收益率显示在本页上方、产品列表和购买页面。</p>`,
      },
      TRADING_RISK,
    ),
    advantages: [FIXED_RULES, LOSS_LIMIT, REPORTING],
  },
  {
    id: 6,
    order: 6,
    title: {
      ja: "長期設備プラン2年",
      en: "Long-term equipment plan, 2 years",
      "zh-CN": "长期设备方案（2年）",
    },
    fullName: {
      ja: "ハッシュパワー長期設備プラン第1号（2年）",
      en: "Hashgrove long-term equipment plan no. 1 (2 years)",
      "zh-CN": "Hashgrove长期设备方案第1期（2年）",
    },
    state: "closed",
    onHome: false,
    recommended: false,
    rate: "8.4",
    rateRange: { min: "6.8", max: "9.6" },
    term: 2,
    termUnit: "year",
    minimum: asYen(500_000),
    scale: 12,
    scaleUnit: HUNDRED_MILLION_YEN,
    summary: {
      ja: "設備の導入から更新までを見据えた2年の商品です。募集は終了しました。",
      en: "A two-year product that covers machines from installation to renewal. Closed to new purchases.",
      "zh-CN": "覆盖设备上架到更新的两年期产品，现已结束募集。",
    },
    direction: { ja: "採掘設備の導入と運用", en: "Buying and running machines", "zh-CN": "矿机采购与运营" },
    directionDescription: {
      ja: "新しい採掘設備を北米の拠点に導入し、2年間運用します。",
      en: "New mining machines are installed at our North American site and run for two years.",
      "zh-CN": "在北美矿场部署新矿机，运行两年。",
    },
    paymentMethod: PAID_AT_MATURITY,
    custodyFee: "0.8",
    earningsNote: RANGED_RATE_NOTE,
    introduction: withRisks({
      ja: `<h2>設備の一生に寄り添う商品</h2>
<p>採掘設備は、導入した直後と2年後とで効率が大きく変わります。この商品は、設備を導入してから更新するまでの期間を一つの単位として運用するものです。</p>
<p>募集は終了しました。すでにご購入の方は、マイページで満期日と収益の目安を確認できます。</p>`,
      en: `<h2>From installation to renewal</h2>
<p>A mining machine is much less efficient after two years than on its first day. This product treats the time from installation to renewal as one term.</p>
<p>Closed to new purchases. If you hold this product, you will find its maturity date and estimated earnings in your personal centre.</p>`,
      "zh-CN": `<h2>贯穿设备的整个使用期</h2>
<p>矿机在上架之初与两年之后，效率差别很大。本产品以设备从上架到更新的整段时间为单位运行。</p>
<p>募集已经结束。已购买的会员可在个人中心查看到期日与预估收益。</p>`,
    }),
    advantages: [COOLING, POWER, NETWORK, MONITORING, REPORTING],
  },
];
