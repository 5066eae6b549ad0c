// Texts shared by several products.
import type { Product } from "#domain/content.ts";
import type { Language, Localised } from "#domain/state.ts";

type Advantage = Product["advantages"][number];

export const POWER: Advantage = {
  image: "pictures/advantage-power.svg",
  name: { ja: "再生可能エネルギー", en: "Renewable power", "zh-CN": "可再生能源" },
  description: {
    ja: "水力と地熱を中心に、電源の内訳が分かる拠点を選んでいます。",
    en: "We choose sites, mostly hydro and geothermal, that can show where their electricity comes from.",
    "zh-CN": "优先选用水力和地热矿场，电力来源清晰可查。",
  },
};

export const COOLING: Advantage = {
  image: "pictures/advantage-cooling.svg",
  name: { ja: "無理のない冷却", en: "Cooling without waste", "zh-CN": "高效冷却" },
  description: {
    ja: "外気と循環水を組み合わせ、季節に応じて冷却方式を切り替えます。",
    en: "Outside air and circulating water are combined, and the method changes with the season.",
    "zh-CN": "室外新风与循环水结合，随季节切换冷却方式。",
  },
};

export const MONITORING: Advantage = {
  image: "pictures/advantage-monitoring.svg",
  name: { ja: "24時間の監視", en: "Watched around the clock", "zh-CN": "全天候监控" },
  description: {
    ja: "温度・電力・稼働率を常時計測し、異常があれば担当者が対応します。",
    en: "Temperature, power and uptime are measured at all times, and an engineer responds when something is off.",
    "zh-CN": "持续监测温度、电力与在线率，出现异常由值班人员处理。",
  },
};

export const NETWORK: Advantage = {
  image: "pictures/advantage-network.svg",
  name: { ja: "拠点の分散", en: "Spread over sites", "zh-CN": "多矿场分布" },
  description: {
    ja: "ハッシュパワーを複数の拠点に分け、一か所の停止による影響を小さくします。",
    en: "The hash power is divided between several sites, so that an outage at one has less effect.",
    "zh-CN": "算力分布在多个矿场，减小单点停机的影响。",
  },
};

export const REPORTING: Advantage = {
  image: "pictures/advantage-reporting.svg",
  name: { ja: "数字の開示", en: "Figures you can check", "zh-CN": "数据公开" },
  description: {
    ja: "購入額、見込み額、満期日を、いつでもマイページで確認できます。",
    en: "The amount you paid, the estimate and the maturity date are always shown in your personal centre.",
    "zh-CN": "购买金额、预估收益和到期日，可随时在个人中心查看。",
  },
};

export const FIXED_RULES: Advantage = {
  image: "pictures/advantage-network.svg",
  name: { ja: "決まったルール", en: "Fixed rules", "zh-CN": "规则固定" },
  description: {
    ja: "売買の条件をあらかじめ決め、変えるときは事前にお知らせします。",
    en: "The conditions of each trade are set in advance, and changes are announced before they apply.",
    "zh-CN": "交易条件预先设定，如有调整会提前公布。",
  },
};

export const LOSS_LIMIT: Advantage = {
  image: "pictures/advantage-monitoring.svg",
  name: { ja: "1日の損失の上限", en: "A daily limit on losses", "zh-CN": "单日亏损上限" },
  description: {
    ja: "上限に達すると、すべて決済してその日の売買を止めます。急な値動きでは、損失が上限を超えることもあります。",
    en: "When it is reached, everything is closed and trading stops for the day. If prices jump, losses can still exceed it.",
    "zh-CN": "达到上限即全部平仓，当日停止交易。价格剧烈波动时，亏损仍可能超过上限。",
  },
};

export const PAID_AT_MATURITY: Localised = {
  ja: "満期一括払い",
  en: "In one sum at maturity",
  "zh-CN": "到期一次性支付",
};

export const HUNDRED_MILLION_YEN: Localised = { ja: "億円", en: "hundred million yen", "zh-CN": "亿日元" };

export const SINGLE_RATE_NOTE: Localised = {
  ja: "収益の目安は、適用年率と期間から計算します。収益は、満期日に元本とあわせて残高に反映します。年率は過去の実績にもとづく目安です。",
  en: "Estimated earnings are calculated from the annual rate at purchase and the term. Earnings are paid into your balance with the principal on the maturity date. The rate is an estimate based on past results.",
  "zh-CN": "预估收益按适用年化收益率和期限计算；收益于到期日与本金一并计入余额。年化收益率来自历史数据，仅供参考。",
};

export const RANGED_RATE_NOTE: Localised = {
  ja: "年率の下限と上限は過去の実績です。満期までの収益は、適用年率で計算します。",
  en: "The range is the lowest and highest past annual rate. Earnings until maturity are calculated with the annual rate at purchase.",
  "zh-CN": "收益率区间为历史最低与最高水平，仅供参考；到期收益按适用年化收益率计算。",
};

const MINING_RISK: Localised = {
  ja: "暗号資産の価格、採掘難度、電力費、設備の停止などにより、収益が見込みを下回ることがあります。",
  en: "Coin prices, mining difficulty, electricity costs and downtime can all bring earnings below the estimate.",
  "zh-CN": "币价、挖矿难度、电费及设备停机等因素，都可能使收益低于预估。",
};

export const TRADING_RISK: Localised = {
  ja: "価格差の縮小や急な値動き、取引所の停止などにより、収益が見込みを下回り、損失になることがあります。",
  en: "Narrow price differences, sudden price moves and exchange outages can bring earnings below the estimate, or cause losses.",
  "zh-CN": "价差收窄、价格剧烈波动、交易所停机等因素，都可能使收益低于预估，甚至造成亏损。",
};

const risksIn = (language: Language, cause: Localised): string => RISKS[language].replace("{cause}", cause[language]);

/** `{cause}` is replaced by what can reduce the earnings of this kind of product. */
const RISKS: Localised = {
  ja: `<h3>ご購入の前に</h3>
<ul>
<li>{cause}</li>
<li><strong>元本は保証されません。</strong>損失が生じる可能性をご理解のうえ、余裕のある資金でご検討ください。</li>
<li>運用期間中の解約はできません。</li>
</ul>
<p>このページはデモサーバーの見本です。記載の商品は実在せず、お金が動くことはありません。</p>`,
  en: `<h3>Before you buy</h3>
<ul>
<li>{cause}</li>
<li><strong>The principal is not guaranteed.</strong> You may lose money, so consider only funds you can spare.</li>
<li>You cannot withdraw your money before the term ends.</li>
</ul>
<p>This page is sample content of a demo server. The product does not exist and no money moves.</p>`,
  "zh-CN": `<h3>购买前请了解</h3>
<ul>
<li>{cause}</li>
<li><strong>本产品不保证本金。</strong>投资可能发生亏损，请仅使用闲置资金。</li>
<li>存续期内不支持提前赎回。</li>
</ul>
<p>本页为演示服务器的示例内容，产品并非真实存在，不涉及任何真实资金。</p>`,
};

/** The introduction of a product, followed by its risks and the note that this is a demo. */
export const withRisks = (text: Localised, cause: Localised = MINING_RISK): Localised => ({
  ja: `${text.ja}\n${risksIn("ja", cause)}`,
  en: `${text.en}\n${risksIn("en", cause)}`,
  "zh-CN": `${text["zh-CN"]}\n${risksIn("zh-CN", cause)}`,
});
