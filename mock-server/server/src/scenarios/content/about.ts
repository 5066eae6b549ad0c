// The company page of the demo. The company is fictional, and the page says so.
import type { Publications } from "#domain/content.ts";

/** One site has no date, because it is in preparation. */
export const ABOUT: Publications["about"] = {
  introduction: {
    ja: `<p>Hashgroveは、採掘設備のハッシュパワー（採掘の計算能力）を一人ひとりが使える単位に分け、オンラインで提供するサービスです。名前は、ハッシュ（hash）と木立（grove）を合わせたものです。木が一本ずつ根を張って林になるように、設備を一区画ずつ確かめながら増やしていく考えを込めています。</p>
<p>私たちが大切にしているのは、分かりやすい数字です。年率は過去の実績から計算した目安、収益は見込みの金額です。元本は保証されません。これらを必ず明記します。</p>
<p>※この会社紹介はデモサーバーの見本です。会社、拠点、数値はすべて架空のものです。</p>`,
    en: `<p>Hashgrove divides the hash power of mining machines into shares an individual can use, and offers them online. The name joins hash and grove: a grove grows tree by tree, and we add machines one section at a time, checking each before the next.</p>
<p>What we care about is figures you can follow. We say plainly that rates are estimates from past results, that earnings are not certain and that the principal is not guaranteed.</p>
<p>Note: this profile is sample content of a demo server. The company, its sites and its figures are fictional.</p>`,
    "zh-CN": `<p>Hashgrove将矿机算力划分为个人也能使用的份额，并在线提供服务。名称取自hash（算力）与grove（树丛）：林木一棵一棵扎根成林，我们的设备也是逐区验证、逐区增加。</p>
<p>我们看重的是清楚易懂的数字。年化收益率是依据历史数据的参考值，收益为预估，本金不作保证——这些我们都会明确说明。</p>
<p>注：本页为演示服务器的示例内容，公司、矿场及数据均为虚构。</p>`,
  },
  team: {
    ja: `<p>データセンターの設計、電力の調達、ソフトウェアの開発に携わってきた42人のチームです。拠点ごとに現地の担当者を置き、設備の点検から障害の対応までを自分たちで行っています。</p>
<ul>
<li><strong>設備</strong>：受電、冷却、据え付けと保守（19人）</li>
<li><strong>運用</strong>：24時間の監視と計測（11人）</li>
<li><strong>開発</strong>：会員向けサービスと社内ツール（8人）</li>
<li><strong>審査とサポート</strong>：入出金の確認とご相談（4人）</li>
</ul>`,
    en: `<p>We are 42 people who have designed data centres, bought electricity and written software. Each site has its own crew, and everything from inspections to repairs is done by us.</p>
<ul>
<li><strong>Facilities</strong>: power, cooling, installation and upkeep (19)</li>
<li><strong>Operations</strong>: monitoring and measurement around the clock (11)</li>
<li><strong>Development</strong>: the member service and our own tools (8)</li>
<li><strong>Review and support</strong>: checking payments and answering questions (4)</li>
</ul>`,
    "zh-CN": `<p>团队共42人，成员来自数据中心设计、电力采购与软件开发等领域。每个矿场都有现场人员，从日常巡检到故障处理均由我们自己完成。</p>
<ul>
<li><strong>设施</strong>：供电、冷却、安装与维护（19人）</li>
<li><strong>运行</strong>：全天候监控与测量（11人）</li>
<li><strong>开发</strong>：会员服务与内部工具（8人）</li>
<li><strong>审核与客服</strong>：资金审核与咨询（4人）</li>
</ul>`,
  },
  computingHeader: {
    ja: "三つの拠点にハッシュパワーを分けて運用し、四つ目を準備しています。電源と気候の異なる土地を選び、一か所の停止が全体に及びにくい構成にしました。",
    en: "Our hash power is spread over three sites, with a fourth in preparation. Their power sources and climates differ, so that trouble at one does not become trouble everywhere.",
    "zh-CN": "算力分布在三个矿场运行，第四个正在筹备。我们选择电源与气候各不相同的地区，避免单一矿场停机波及整体。",
  },
  computingServices: [
    { ja: "採掘設備の設置と保守", en: "Installing and maintaining machines", "zh-CN": "矿机安装与维护" },
    { ja: "ハッシュパワーの小口提供", en: "Hash power in small shares", "zh-CN": "小额算力服务" },
    { ja: "電力の調達と使用量の計測", en: "Buying and metering electricity", "zh-CN": "电力采购与用量计量" },
    {
      ja: "温度・電圧・稼働率の常時監視",
      en: "Constant monitoring of temperature, voltage and uptime",
      "zh-CN": "温度、电压与在线率实时监控",
    },
    {
      ja: "役目を終えた設備の再利用と回収",
      en: "Reuse and recycling of retired machines",
      "zh-CN": "退役设备的再利用与回收",
    },
  ],
  sites: [
    {
      image: "pictures/site-1.svg",
      address: { ja: "日本 北海道", en: "Hokkaido, Japan", "zh-CN": "日本 北海道" },
      established: { ja: "2019年5月", en: "May 2019", "zh-CN": "2019年5月" },
      energyType: { ja: "風力・水力", en: "Wind and hydro", "zh-CN": "风电、水电" },
      totalCapacity: { ja: "18 MW", en: "18 MW", "zh-CN": "18 MW" },
      characteristics: {
        ja: "冷涼な気候を生かした外気冷却を採用し、年間の8割ほどを冷凍機なしで運転する見込みです。",
        en: "The cool climate lets outside air do the cooling. We expect to run without chillers for about 80 percent of the year.",
        "zh-CN": "利用凉爽气候采用新风冷却，预计全年约八成时间无需制冷机组。",
      },
    },
    {
      image: "pictures/site-2.svg",
      address: { ja: "ノルウェー 西部の山間部", en: "Mountains of western Norway", "zh-CN": "挪威西部山区" },
      established: { ja: "2021年9月", en: "Sep 2021", "zh-CN": "2021年9月" },
      energyType: { ja: "水力", en: "Hydro", "zh-CN": "水电" },
      totalCapacity: { ja: "32 MW", en: "32 MW", "zh-CN": "32 MW" },
      characteristics: {
        ja: "水力発電所に隣接し、送電の損失が小さい拠点です。排熱は近くの温室で利用しています。",
        en: "Right beside a hydroelectric plant, so little power is lost on the way. Waste heat warms a greenhouse next door.",
        "zh-CN": "紧邻水电站，输电损耗小，余热供给附近的温室使用。",
      },
    },
    {
      image: "pictures/site-3.svg",
      address: { ja: "カナダ 中部の平原", en: "Prairies of central Canada", "zh-CN": "加拿大中部平原" },
      established: { ja: "2023年4月", en: "Apr 2023", "zh-CN": "2023年4月" },
      energyType: { ja: "風力・太陽光", en: "Wind and solar", "zh-CN": "风电、太阳能" },
      totalCapacity: { ja: "24 MW", en: "24 MW", "zh-CN": "24 MW" },
      characteristics: {
        ja: "電力が余る時間帯に運転を増やし、不足する時間帯には抑える契約で運用しています。",
        en: "Under its power contract the site runs more when electricity is plentiful and less when it is short.",
        "zh-CN": "依据用电协议，电力富余时提高负荷，紧张时降低负荷。",
      },
    },
    {
      image: "pictures/site-4.svg",
      address: { ja: "日本 九州（準備中）", en: "Kyushu, Japan (in preparation)", "zh-CN": "日本 九州（筹备中）" },
      established: null,
      energyType: { ja: "地熱", en: "Geothermal", "zh-CN": "地热" },
      totalCapacity: { ja: "8 MW（計画）", en: "8 MW (planned)", "zh-CN": "8 MW（规划）" },
      characteristics: {
        ja: "天候の影響を受けにくい地熱発電だけで動かす計画です。試運転の結果を見て稼働時期を決めます。",
        en: "Planned to run on geothermal power alone, which the weather hardly affects. Trial runs will decide when it opens.",
        "zh-CN": "计划完全使用受天气影响较小的地热电力，投运时间视试运行结果而定。",
      },
    },
  ],
  trends: {
    ja: `<h3>大きさよりも、確かさを</h3>
<p>採掘に使うハッシュパワーは増え続け、同じ設備で得られる量は少しずつ減っています。設備を増やすことだけを目標にせず、電力あたりの効率と、止まりにくさを高めていく方針です。</p>
<h3>これから取り組むこと</h3>
<ol>
<li>すべての拠点の電源構成を、半年ごとに公開します。</li>
<li>排熱を地域の温室や暖房に生かす取り組みを広げます。</li>
<li>見込みと実績の差を、商品ごとに振り返って公開します。</li>
</ol>
<p>いずれも計画であり、事業の環境によって変わることがあります。</p>`,
    en: `<h3>Reliability before size</h3>
<p>The hash power used for mining keeps growing, and the same machine yields a little less each year. Rather than only adding machines, we aim for more work from each unit of electricity and for fewer stops.</p>
<h3>What we plan to do</h3>
<ol>
<li>Publish where the electricity of every site comes from, twice a year.</li>
<li>Put more waste heat to use in greenhouses and heating nearby.</li>
<li>Compare estimates with results, product by product, and publish both.</li>
</ol>
<p>These are plans and may change with conditions.</p>`,
    "zh-CN": `<h3>稳健先于规模</h3>
<p>全网算力持续增长，同一台设备的产出逐渐减少。我们不以增加设备为唯一目标，而是着力提高单位电力的效率，减少停机。</p>
<h3>今后的工作</h3>
<ol>
<li>每半年公布所有矿场的电力构成。</li>
<li>推动余热用于周边温室与供暖。</li>
<li>按产品回顾并公布预估与实际的差异。</li>
</ol>
<p>以上均为计划，可能随经营环境调整。</p>`,
  },
};
