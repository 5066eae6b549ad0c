// Eight news items of the demo. Every item ends with a note that it is demo content, because news looks like fact.
import type { NewsItem } from "#domain/content.ts";
import type { Localised } from "#domain/state.ts";
import { USUAL_TIMES } from "./usual-times.ts";

const { "bank-withdrawal": BANK, "coin-withdrawal": COIN } = USUAL_TIMES;

const NOTE: Localised = {
  ja: "<p>※この記事はデモサーバーの見本です。登場する拠点、数値、日程は架空のものです。</p>",
  en: "<p>Note: this article is sample content of a demo server. Its sites, figures and dates are fictional.</p>",
  "zh-CN": "<p>注：本文为演示服务器的示例内容，文中的矿场、数据与日期均为虚构。</p>",
};

const article = (text: Localised): Localised => ({
  ja: `${text.ja}\n${NOTE.ja}`,
  en: `${text.en}\n${NOTE.en}`,
  "zh-CN": `${text["zh-CN"]}\n${NOTE["zh-CN"]}`,
});

/** The publication dates are in the months before this time; epoch milliseconds. */
export const NEWS_WRITTEN_FOR = Date.parse("2026-01-15T09:00:00+09:00");

const tokyo = (time: string): number => Date.parse(`${time}+09:00`);

/**
 * The news, oldest first; `publishedAt` in epoch milliseconds, for a scenario that ends at `NEWS_WRITTEN_FOR`. `{+7}`
 * and `{-2}` in a text mean a day relative to the publication; `dateNews` replaces them.
 */
export const NEWS: readonly NewsItem[] = [
  {
    id: 1,
    title: {
      ja: "北海道拠点の2番目のホールが稼働しました",
      en: "The second hall of our Hokkaido site is running",
      "zh-CN": "北海道矿场二号机房投入运行",
    },
    publishedAt: tokyo("2025-05-24T10:00:00"),
    image: "pictures/news-1.svg",
    content: article({
      ja: `<p>北海道拠点で建設を進めていた2番目のホールが完成し、{-2}に稼働を始めました。ラックは96台で、拠点全体の受電容量は18MWになります。</p>
<p>2番目のホールでは、外気を床下から取り入れ、天井へ逃がす方式を採りました。平均気温が低い地域の利点を生かし、年間の8割ほどは冷凍機を使わずに運転できる見込みです。</p>
<h3>段階的に立ち上げます</h3>
<p>最初の2週間は半数のラックだけを動かし、温度の分布と電圧の変動を測ります。問題がなければ、{+14}にすべてのラックを稼働させる予定です。</p>
<p>既存の商品の条件に変更はありません。ご購入済みの方に必要なお手続きもありません。</p>`,
      en: `<p>The second hall of our Hokkaido site is finished and went into operation on {-2}. It holds 96 racks and brings the capacity of the whole site to 18 MW.</p>
<p>The hall draws outside air in under the floor and lets it out through the roof. Thanks to the cool climate, we expect it to run without chillers for about 80 percent of the year.</p>
<h3>One step at a time</h3>
<p>For the first two weeks only half of the racks are on, while we measure how heat spreads and how the voltage behaves. If nothing unexpected turns up, all of them will be running on {+14}.</p>
<p>The terms of existing holdings stay as they are, and their members do not need to do anything.</p>`,
      "zh-CN": `<p>北海道矿场的二号机房已完工，并于{-2}投入运行。新机房共有96个机柜，矿场总容量随之提升至18兆瓦。</p>
<p>二号机房采用地板下进风、屋顶排风的方式。得益于当地凉爽的气候，预计全年约八成时间无需开启制冷机组。</p>
<h3>分阶段启用</h3>
<p>最初两周仅启用一半机柜，用于测量温度分布和电压波动。如无异常，计划于{+14}全部投入使用。</p>
<p>现有产品的条件不变，已购买的会员无需办理任何手续。</p>`,
    }),
  },
  {
    id: 2,
    title: {
      ja: "採掘難度とは何か：収益の見込みが変わる理由",
      en: "What mining difficulty is, and why estimates move",
      "zh-CN": "什么是挖矿难度：预估收益为何会变",
    },
    publishedAt: tokyo("2025-07-10T11:30:00"),
    image: "pictures/news-2.svg",
    content: article({
      ja: `<p>「同じハッシュパワーなのに、先月と今月で収益が違うのはなぜですか」というご質問をよくいただきます。理由の一つが、採掘難度の調整です。</p>
<p>多くの暗号資産では、ブロックが見つかる間隔をほぼ一定に保つため、ネットワーク全体のハッシュパワーに合わせて難度が自動的に変わります。参加するハッシュパワーが増えれば難度は上がり、同じ設備で得られる量は減ります。</p>
<h3>見込みに影響する三つの要素</h3>
<ol>
<li><strong>採掘難度</strong>：おおむね2週間ごとに見直されます。</li>
<li><strong>暗号資産の価格</strong>：得られた量を円に換算したときの金額を左右します。</li>
<li><strong>電力費と稼働率</strong>：拠点の運営にかかる経費と、設備が動いていた時間です。</li>
</ol>
<p>商品ページの年率は、これらを含めた過去の実績から計算した目安です。将来の収益や元本を保証するものではありません。幅のある見込みを表示している商品では、下限の数字もあわせてご確認ください。</p>
<p>クオンツ商品は採掘を行わないため、難度の影響を受けません。収益は、市場の価格差によって変わります。</p>`,
      en: `<p>“The hash power is the same, so why were last month's earnings different?” We hear this question often. One of the reasons is that mining difficulty is adjusted.</p>
<p>Most networks aim to find blocks at an even pace, so they change the difficulty to match all the hash power taking part. When more joins, difficulty rises, and the same machine yields less.</p>
<h3>Three things that move an estimate</h3>
<ol>
<li><strong>Difficulty</strong>, reviewed about every two weeks.</li>
<li><strong>The price of the coin</strong>, which decides what the yield is worth in yen.</li>
<li><strong>Electricity costs and uptime</strong>: what a site costs to run, and for how long its machines actually ran.</li>
</ol>
<p>The annual rates on our product pages are estimates from past results with all of this included. They guarantee neither future earnings nor the principal. Where a product shows a range, please look at the lower figure too.</p>
<p>The quantitative product does not mine, so difficulty does not affect it. Its earnings change with price differences in the market.</p>`,
      "zh-CN": `<p>常有会员问：“算力没有变化，为什么这个月的收益和上个月不一样？”原因之一，是挖矿难度会调整。</p>
<p>多数区块链网络希望出块间隔大致稳定，因此会根据全网算力自动调整难度。参与的算力越多，难度越高，同一台设备的产出就会减少。</p>
<h3>影响预估的三个因素</h3>
<ol>
<li><strong>挖矿难度</strong>：大约每两周调整一次。</li>
<li><strong>币价</strong>：决定产出折算成日元后的金额。</li>
<li><strong>电费与在线率</strong>：矿场的运营成本，以及设备实际运行的时间。</li>
</ol>
<p>产品页面上的年化收益率，是综合上述因素、依据历史数据得出的参考值，不构成对收益或本金的保证。对于以区间展示的产品，也请留意下限数字。</p>
<p>量化产品不涉及挖矿，不受难度影响，其收益随市场价差变化。</p>`,
    }),
  },
  {
    id: 3,
    title: {
      ja: "冷却設備を区画ごとに入れ替えます",
      en: "New cooling, one section at a time",
      "zh-CN": "各机房分区将分批更换冷却设备",
    },
    publishedAt: tokyo("2025-08-18T09:00:00"),
    image: "pictures/news-3.svg",
    content: article({
      ja: `<p>{+7}から{+67}まで、国内の拠点で冷却設備を入れ替えます。外気だけの冷却から、循環水を併用する運転になります。</p>
<p>入れ替えの作業は、区画ごとに順番に行います。各区画の停止時間は1回あたり20分以内で、拠点全体が同時に止まることはありません。</p>
<p>外気温が32度を超える時間帯は、設備を守るため、ハッシュパワーを最大で1割ほど抑えることがあります。過去の実績にもとづく見込みには、この影響が含まれています。</p>
<p>マイページの表示やお手続きに影響はありません。</p>`,
      en: `<p>From {+7} to {+67} we renew the cooling of our sites in Japan: from then on, circulating water is used together with outside air.</p>
<p>We make the change one section after another. Each section stops for no more than 20 minutes at a time, and no site stops as a whole.</p>
<p>When it is hotter than 32 °C outside, we may reduce hash power by up to a tenth to protect the machines. Estimates based on past results already include this.</p>
<p>Nothing changes in your personal centre, and there is nothing you need to do.</p>`,
      "zh-CN": `<p>{+7}至{+67}，日本境内的矿场将更换冷却设备，此后在室外新风之外同时使用循环水。</p>
<p>更换作业将按机房分区依次进行，每个机房分区单次停机不超过20分钟，不会出现整个矿场同时停机的情况。</p>
<p>室外温度超过32℃的时段，为保护设备，算力可能下调，最多约一成。依据历史数据得出的预估收益已包含这一影响。</p>
<p>个人中心的显示和各项业务不受影响。</p>`,
    }),
  },
  {
    id: 4,
    title: {
      ja: "出金審査の流れを見直しました",
      en: "How we review withdrawals has changed",
      "zh-CN": "提现审核流程调整说明",
    },
    publishedAt: tokyo("2025-09-27T14:00:00"),
    image: "pictures/news-4.svg",
    content: article({
      ja: `<p>出金をより安心してご利用いただくため、{+7}から審査の流れを見直します。大きな変更は、確認を二人の担当者で行う点です。</p>
<table>
<thead><tr><th>出金方法</th><th>これまで</th><th>{+7}から</th></tr></thead>
<tbody>
<tr><td>銀行振込</td><td>3営業日以内</td><td>${BANK.ja}以内</td></tr>
<tr><td>USDT（TRC20、ERC20）</td><td>48時間以内</td><td>${COIN.ja}以内</td></tr>
</tbody>
</table>
<p>申請から着金までの目安です。追加の確認が必要なときは、履歴の画面でお知らせします。</p>
<p>承認されなかった場合は、理由を履歴の画面に表示し、確保していた金額を全額残高に戻します。取引パスワードを電話やメールでお尋ねすることはありません。</p>`,
      en: `<p>From {+7} we review withdrawals in a new way. The main change is that two people check each request.</p>
<table>
<thead><tr><th>Method</th><th>Until now</th><th>From {+7}</th></tr></thead>
<tbody>
<tr><td>Bank transfer</td><td>Within 3 business days</td><td>Within ${BANK.en}</td></tr>
<tr><td>USDT (TRC20, ERC20)</td><td>Within 48 hours</td><td>Within ${COIN.en}</td></tr>
</tbody>
</table>
<p>These times run from the request to the arrival; they are typical, not guaranteed. If we need to check something with you, your records will say so.</p>
<p>When a request is declined, the reason is shown in your records and the full amount goes back to your balance. We never ask for your trading password by phone or email.</p>`,
      "zh-CN": `<p>为了让提现更加安心，自{+7}起，我们将调整审核流程。最主要的变化是：每笔申请由两名工作人员复核。</p>
<table>
<thead><tr><th>提现方式</th><th>此前</th><th>{+7}起</th></tr></thead>
<tbody>
<tr><td>银行转账</td><td>3个工作日内</td><td>${BANK["zh-CN"]}内</td></tr>
<tr><td>USDT（TRC20、ERC20）</td><td>48小时内</td><td>${COIN["zh-CN"]}内</td></tr>
</tbody>
</table>
<p>以上为从申请到到账的时间，仅供参考。如需补充核实，会在记录页面说明。</p>
<p>如申请未通过，原因会显示在记录页面，预留的金额将全额退回余额。我们不会通过电话或邮件询问您的交易密码。</p>`,
    }),
  },
  {
    id: 5,
    title: {
      ja: "北欧拠点の電源構成を公開します",
      en: "Where our Nordic site gets its electricity",
      "zh-CN": "公布北欧矿场的电力构成",
    },
    publishedAt: tokyo("2025-11-02T10:00:00"),
    image: "pictures/news-5.svg",
    content: article({
      ja: `<p>北欧拠点の直近半年の電源構成をまとめました。使用した電力のうち、水力が91%、風力が7%、その他が2%でした。</p>
<img src="pictures/site-2.svg" alt="山あいの水力発電所に隣接する拠点の図">
<p>拠点は発電所の敷地に隣接しており、送電の損失が小さいことが特徴です。水量が多い春から初夏にかけては、地域で使いきれない電力を優先的に引き受けています。</p>
<h3>冬の課題</h3>
<p>一方で、渇水の冬には電力の単価が上がります。この半年の電力費は前年の同じ時期より4%増えました。見込みの計算には、この増加分を反映しています。</p>
<p>次の半年の数字は、{+180}に公開する予定です。</p>`,
      en: `<p>We have put together where the electricity of our Nordic site came from in the last six months: 91 percent hydro, 7 percent wind and 2 percent other sources.</p>
<img src="pictures/site-2.svg" alt="Sketch of the site beside a hydroelectric plant in a valley">
<p>The site stands right beside the plant, so little is lost on the way. From spring to early summer, when the rivers are full, it takes up electricity that the region cannot use.</p>
<h3>What winter brings</h3>
<p>In dry winters, on the other hand, power becomes dearer. Costs in the half-year were 4 percent higher than a year before, and our estimates take this into account.</p>
<p>Figures for the next six months will follow on {+180}.</p>`,
      "zh-CN": `<p>我们整理了北欧矿场最近半年的电力构成：水电占91%，风电占7%，其他占2%。</p>
<img src="pictures/site-2.svg" alt="山谷中与水电站相邻的矿场示意图">
<p>矿场紧邻水电站，输电损耗较小。春季至初夏水量充沛时，矿场会优先消纳当地用不完的电力。</p>
<h3>冬季的挑战</h3>
<p>另一方面，冬季枯水期电价会上涨。这半年的电费同比增加4%，预估收益的计算已计入这部分成本。</p>
<p>之后半年的数据计划于{+180}公布。</p>`,
    }),
  },
  {
    id: 6,
    title: {
      ja: "USDTを送る前に確認したい四つのこと",
      en: "Four things to check before sending USDT",
      "zh-CN": "转入USDT前请确认四件事",
    },
    publishedAt: tokyo("2025-11-30T13:00:00"),
    image: "pictures/news-6.svg",
    content: article({
      ja: `<p>USDTでの入金には、TRC20とERC20の二つのネットワークをご利用いただけます。送金を取り消すことはできませんので、送る前に次の点をご確認ください。</p>
<ol>
<li><strong>ネットワーク</strong>：送金元と送金先で同じものを選んでいるか。</li>
<li><strong>アドレス</strong>：コピーしたあと、最初と最後の6文字が一致しているか。</li>
<li><strong>金額</strong>：最低入金額の50 USDTを、手数料を引いたあとで下回らないか。</li>
<li><strong>TXID</strong>：送金後に表示される取引ハッシュを控えたか。</li>
</ol>
<p>円への換算には、申請時のネットワークごとのレートを用います。画面の最初に表示される基準レートとは異なることがあります。</p>
<p>このデモのアドレスには、実際の資産を絶対に送らないでください。送られた資産を取り戻す方法はありません。</p>`,
      en: `<p>You can top up in USDT over two networks, TRC20 and ERC20. A transfer cannot be undone, so please check the following before you send.</p>
<ol>
<li><strong>The network</strong>: is it the same for the sending wallet and for the deposit address?</li>
<li><strong>The address</strong>: after pasting, do the first and last six characters match?</li>
<li><strong>The amount</strong>: will at least 50 USDT, the minimum, arrive after fees?</li>
<li><strong>The TXID</strong>: have you kept the transaction hash shown after sending?</li>
</ol>
<p>Conversion to yen uses the rate of the network at the time you submit. It can differ from the platform rate that the screen shows first.</p>
<p>Never send real coins to the addresses of this demo. There is no way to get them back.</p>`,
      "zh-CN": `<p>USDT充值支持TRC20和ERC20两种网络。转账一经发出便无法撤销，请在转账前确认以下事项。</p>
<ol>
<li><strong>网络</strong>：转出方与转入方是否选择了同一网络。</li>
<li><strong>地址</strong>：粘贴后，首尾各6个字符是否一致。</li>
<li><strong>数量</strong>：扣除手续费后，是否不低于最低充值额50 USDT。</li>
<li><strong>TXID</strong>：是否已保存转账后显示的交易哈希。</li>
</ol>
<p>折算日元时，采用提交申请时对应网络的汇率，可能与页面最初显示的平台汇率不同。</p>
<p>请勿向本演示网站的地址转入任何真实资产，转入后将无法找回。</p>`,
    }),
  },
  {
    id: 7,
    title: {
      ja: "システム点検期間中の業務について",
      en: "Our services during system maintenance",
      "zh-CN": "系统检修期间的服务安排",
    },
    publishedAt: tokyo("2025-12-26T10:00:00"),
    image: "pictures/news-7.svg",
    content: article({
      ja: `<p>いつもHashgroveをご利用いただき、ありがとうございます。システムの点検にともない、期間中の業務を次のとおりといたします。</p>
<table>
<thead><tr><th>業務</th><th>{+14}〜{+19}</th></tr></thead>
<tbody>
<tr><td>採掘設備の運転と監視</td><td>通常どおり</td></tr>
<tr><td>商品の購入</td><td>通常どおり</td></tr>
<tr><td>銀行の入出金の審査</td><td>休止</td></tr>
<tr><td>USDTの入出金の審査</td><td>10時〜16時</td></tr>
<tr><td>カスタマーサポート</td><td>チャットのみ</td></tr>
</tbody>
</table>
<p>点検期間中にいただいた銀行の入出金の申請は、{+21}から受け付けた順に審査します。混み合うことが予想されますので、お急ぎの方は{+12}の正午までにお手続きください。</p>
<p>満期を迎える商品は、点検期間中も予定の日に残高へ反映されます。</p>`,
      en: `<p>Thank you for being with Hashgrove. During system maintenance, our services are as follows.</p>
<table>
<thead><tr><th>Service</th><th>{+14} to {+19}</th></tr></thead>
<tbody>
<tr><td>Running and monitoring the machines</td><td>As usual</td></tr>
<tr><td>Buying products</td><td>As usual</td></tr>
<tr><td>Review of bank top-ups and withdrawals</td><td>Paused</td></tr>
<tr><td>Review of USDT top-ups and withdrawals</td><td>10:00 to 16:00</td></tr>
<tr><td>Customer service</td><td>Chat only</td></tr>
</tbody>
</table>
<p>Bank requests made during the maintenance are reviewed from {+21} in the order they came in. We expect many of them, so if yours is urgent, please submit it by noon on {+12}.</p>
<p>Holdings that mature during the maintenance are paid into your balance on their usual date.</p>`,
      "zh-CN": `<p>感谢您一直以来对Hashgrove的支持。现将系统检修期间的服务安排告知如下。</p>
<table>
<thead><tr><th>业务</th><th>{+14}至{+19}</th></tr></thead>
<tbody>
<tr><td>矿机运行与监控</td><td>照常</td></tr>
<tr><td>产品购买</td><td>照常</td></tr>
<tr><td>银行充值与提现审核</td><td>暂停</td></tr>
<tr><td>USDT充值与提现审核</td><td>10:00至16:00</td></tr>
<tr><td>客服</td><td>仅在线聊天</td></tr>
</tbody>
</table>
<p>检修期间提交的银行充值与提现申请，将自{+21}起按提交顺序审核。届时申请较多，如有急需，请于{+12}中午12点前提交。</p>
<p>检修期间到期的产品，将照常于到期日计入余额。</p>`,
    }),
  },
  {
    id: 8,
    title: {
      ja: "地熱発電の新しい商品、準備の状況をお伝えします",
      en: "How preparations for the geothermal product are going",
      "zh-CN": "地热算力新产品筹备进展",
    },
    publishedAt: tokyo("2026-01-11T10:00:00"),
    image: "pictures/news-8.svg",
    content: article({
      ja: `<p>九州で準備を進めている地熱発電の拠点について、現在の状況をお伝えします。受電設備の工事は{-12}に終わり、{-5}からラックの搬入を始めました。</p>
<h3>これからの予定</h3>
<ul>
<li>{+20}から：ラックの据え付けと配線</li>
<li>{+50}から：試運転と計測</li>
<li>{+80}以降：募集の開始を検討</li>
</ul>
<p>地熱発電は出力が安定している反面、配管の点検で年に数日ほど停止します。停止の間に別の電源へ切り替えることはせず、その分を見込みから差し引く考えです。</p>
<p>商品ページに表示している年率と条件は予定です。試運転の結果によって変わることがあり、募集を見送る場合もあります。確定した内容は、あらためてこのページでお知らせします。</p>`,
      en: `<p>Here is where we stand with the geothermal site in Kyushu. Work on the power supply ended on {-12}, and the first racks arrived on {-5}.</p>
<h3>What comes next</h3>
<ul>
<li>From {+20}: installing and cabling the racks</li>
<li>From {+50}: trial runs and measurements</li>
<li>After {+80}: a decision on opening the product to purchases</li>
</ul>
<p>Geothermal output is steady, but inspections of the pipes stop it for a few days each year. We do not plan to switch to another source on those days. The estimate will be lower by that much instead.</p>
<p>The rate and terms on the product page are planned. They may change with the results of the trial runs, and we may decide not to open the product at all. We will report here once they are settled.</p>`,
      "zh-CN": `<p>现向您介绍九州地热矿场的最新进展。供电设施已于{-12}完工，{-5}起开始搬入机柜。</p>
<h3>后续安排</h3>
<ul>
<li>{+20}起：机柜安装与布线</li>
<li>{+50}起：试运行与测量</li>
<li>{+80}以后：研究是否开放购买</li>
</ul>
<p>地热发电出力平稳，但每年会因管道检修停机数日。停机期间我们不打算改用其他电源，而是在预估收益中扣除相应部分。</p>
<p>产品页面显示的年化收益率及条件为预定内容，可能根据试运行结果调整，也可能取消募集。最终确定的内容将在此另行公布。</p>`,
    }),
  },
];
