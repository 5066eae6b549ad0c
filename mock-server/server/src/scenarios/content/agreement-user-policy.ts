import type { Localised } from "#domain/state.ts";

export const USER_POLICY: Localised = {
  ja: `<h2>利用規約</h2>
<p>この規約は、Hashgrove（以下「当社」）が提供するサービス（以下「本サービス」）の利用条件を定めるものです。登録された方は、この規約に同意したものとみなします。</p>
<p><strong>この文書はデモサーバーの見本であり、法的な効力はありません。本サービスで実際の資金が動くことはありません。</strong></p>
<h3>第1条（会員登録）</h3>
<ol>
<li>18歳以上の方が、ご自身の情報で登録できます。登録できるアカウントは一人につき一つです。</li>
<li>パスワードと取引パスワードは、会員ご自身の責任で管理してください。第三者に使われたおそれがあるときは、すぐにご連絡ください。</li>
<li>取引パスワードを続けて間違えた場合、一定の時間、出金の申請を受け付けません。</li>
</ol>
<h3>第2条（商品の購入）</h3>
<ol>
<li>購入の金額は、商品ごとの最低購入金額以上の整数（円）とします。</li>
<li>購入が成立した時点で、代金を残高から差し引きます。成立後の取り消しと、期間中の解約はできません。</li>
<li>適用する年率は、購入時に表示されたものとします。</li>
</ol>
<h3>第3条（見込みとリスク）</h3>
<ol>
<li>表示する年率は過去の実績にもとづく目安であり、収益の額は見込みです。将来の成果を約束するものではありません。</li>
<li><strong>元本は保証されません。</strong>暗号資産の価格、採掘難度、電力費、設備の故障、法令の変更などにより、損失が生じることがあります。</li>
<li>会員は、ご自身の判断と責任で購入するものとします。</li>
</ol>
<h3>第4条（入金と出金）</h3>
<ol>
<li>入金は、当社が確認し承認した時点で残高に反映します。USDTは、申請時に表示されたレートで円に換算します。</li>
<li>出金は、ご本人の名義の口座、または登録済みのアドレスに限ります。申請の時点で出金額を確保し、承認されなかった場合は全額を残高に戻します。</li>
<li>手数料は、申請の画面に表示します。</li>
</ol>
<h3>第5条（招待報酬）</h3>
<p>招待した方の登録数が条件に達すると、報酬を受け取れます。自分自身の招待や、架空の情報による登録が確認された場合、報酬を取り消すことがあります。</p>
<h3>第6条（禁止事項）</h3>
<ul>
<li>虚偽の情報、または他人の情報を登録すること</li>
<li>法令に反する目的で利用すること</li>
<li>本サービスの運営を妨げる方法で接続すること</li>
<li>アカウントを譲渡または貸与すること</li>
</ul>
<h3>第7条（サービスの変更と中断）</h3>
<p>設備の点検、災害その他やむを得ない理由により、本サービスの全部または一部を中断することがあります。予定のある中断は、事前にお知らせします。</p>
<h3>第8条（責任の範囲）</h3>
<p>当社は、故意または重大な過失がある場合を除き、本サービスの利用により生じた間接的な損害について責任を負いません。</p>
<h3>第9条（規約の変更、準拠法）</h3>
<p>規約を変更するときは、施行日の14日前までにこのページでお知らせします。この規約は日本法に準拠し、東京地方裁判所を第一審の専属的合意管轄裁判所とします。</p>
<p>制定日：2025年4月1日　最終改定日：2025年12月1日</p>`,
  en: `<h2>User agreement</h2>
<p>These terms set out the conditions for using the service provided by Hashgrove (“we”). By registering you agree to them.</p>
<p><strong>This text is a sample of a demo server and has no legal effect. No real money moves in this service.</strong></p>
<h3>1. Registration</h3>
<ol>
<li>You may register if you are 18 or older, with your own details, and hold one account.</li>
<li>Keeping your password and trading password safe is up to you. If someone else may have used them, tell us at once.</li>
<li>After several wrong trading passwords in a row, withdrawals are refused for a while.</li>
</ol>
<h3>2. Buying products</h3>
<ol>
<li>The amount is a whole number of yen and no less than the minimum of the product.</li>
<li>The price is taken from your balance when the purchase is made. It cannot be cancelled afterwards or ended before maturity.</li>
<li>The annual rate that applies is the one shown at purchase.</li>
</ol>
<h3>3. Estimates and risk</h3>
<ol>
<li>The annual rates shown are based on past results, and earnings are estimates. They promise nothing about the future.</li>
<li><strong>The principal is not guaranteed.</strong> Coin prices, difficulty, electricity costs, failures of equipment or changes in the law can cause losses.</li>
<li>You buy on your own judgement and at your own risk.</li>
</ol>
<h3>4. Top-ups and withdrawals</h3>
<ol>
<li>A top-up is added to your balance once we have checked and approved it. USDT is converted to yen at the rate shown when you submit.</li>
<li>Withdrawals go only to a bank account in your own name or to the address you registered. The amount is reserved when you submit the request and returned in full if it is declined.</li>
<li>Fees are shown on the form.</li>
</ol>
<h3>5. Invite rewards</h3>
<p>You can claim a reward when enough people have registered through your invitation. Rewards may be withdrawn if you invited yourself or if accounts were registered with false details.</p>
<h3>6. What is not allowed</h3>
<ul>
<li>Registering false details or those of someone else</li>
<li>Using the service for unlawful purposes</li>
<li>Connecting in ways that disrupt the service</li>
<li>Selling, giving or lending your account</li>
</ul>
<h3>7. Changes and interruptions</h3>
<p>Maintenance, disasters and other causes beyond our control may interrupt all or part of the service. We announce planned interruptions beforehand.</p>
<h3>8. Liability</h3>
<p>Except in cases of wilful misconduct or gross negligence, we are not liable for indirect damage that arises from using the service.</p>
<h3>9. Changes to these terms, governing law</h3>
<p>We announce changes on this page at least 14 days before they take effect. These terms are governed by Japanese law, and the Tokyo District Court has exclusive jurisdiction in the first instance.</p>
<p>Adopted on 1 Apr 2025. Last revised on 1 Dec 2025.</p>`,
  "zh-CN": `<h2>用户协议</h2>
<p>本协议规定Hashgrove（以下简称“我们”）所提供服务的使用条件。完成注册即视为同意本协议。</p>
<p><strong>本文为演示服务器的示例，不具有法律效力。本服务不涉及任何真实资金。</strong></p>
<h3>第一条　注册</h3>
<ol>
<li>年满18周岁者可使用本人信息注册，每人限一个账户。</li>
<li>请妥善保管登录密码和交易密码。如怀疑被他人使用，请立即联系我们。</li>
<li>交易密码连续输入错误时，将在一段时间内暂停受理提现申请。</li>
</ol>
<h3>第二条　购买产品</h3>
<ol>
<li>购买金额须为整数日元，且不低于该产品的起购金额。</li>
<li>购买成立时从余额中扣款。成立后不可取消，存续期内不支持赎回。</li>
<li>适用的年化收益率以购买时显示的为准。</li>
</ol>
<h3>第三条　预估与风险</h3>
<ol>
<li>所显示的年化收益率依据历史数据，收益金额为预估，不构成对未来结果的承诺。</li>
<li><strong>本金不作保证。</strong>币价、挖矿难度、电费、设备故障及法规变化等，均可能造成损失。</li>
<li>会员应自行判断并承担购买的风险。</li>
</ol>
<h3>第四条　充值与提现</h3>
<ol>
<li>充值经我们核实并通过后计入余额。USDT按提交时显示的汇率折算为日元。</li>
<li>提现仅限本人名下的银行账户或已绑定的地址。提交申请时预留提现金额，未通过审核的将全额退回余额。</li>
<li>手续费以申请页面显示的为准。</li>
</ol>
<h3>第五条　邀请奖励</h3>
<p>受邀注册人数达到条件后，可领取奖励。如发现自我邀请或使用虚假信息注册，奖励可能被取消。</p>
<h3>第六条　禁止行为</h3>
<ul>
<li>使用虚假信息或他人信息注册</li>
<li>将服务用于违法目的</li>
<li>以妨碍服务运行的方式进行连接</li>
<li>转让或出借账户</li>
</ul>
<h3>第七条　服务的变更与中断</h3>
<p>因设备检修、灾害或其他不可抗因素，服务可能全部或部分中断。计划内的中断将提前公告。</p>
<h3>第八条　责任范围</h3>
<p>除故意或重大过失外，我们对因使用服务而产生的间接损失不承担责任。</p>
<h3>第九条　协议变更与适用法律</h3>
<p>协议如有变更，将在生效前至少14日于本页公布。本协议适用日本法律，以东京地方法院为一审专属管辖法院。</p>
<p>制定日期：2025年4月1日　最近修订：2025年12月1日</p>`,
};
