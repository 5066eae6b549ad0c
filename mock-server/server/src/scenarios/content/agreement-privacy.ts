import type { Localised } from "#domain/state.ts";

export const PRIVACY: Localised = {
  ja: `<h2>プライバシーポリシー</h2>
<p>Hashgrove（以下「当社」）は、会員の皆さまの個人情報を大切に扱います。このポリシーでは、どのような情報を、何のために、どのように扱うかをご説明します。</p>
<p><strong>この文書はデモサーバーの見本であり、法的な効力はありません。実在の方の個人情報を入力しないでください。</strong></p>
<h3>1. 取得する情報</h3>
<p>サービスの提供に必要な範囲で、次の情報を取得します。</p>
<ul>
<li>登録時にいただく情報：ユーザー名、携帯電話番号またはメールアドレス、パスワード（ハッシュ値のみを保管します）</li>
<li>本人確認のための情報：氏名、性別、本人確認書類の番号と画像</li>
<li>お取引に関する情報：購入、入金、出金の記録、銀行口座、USDTの出金先アドレス、振込明細の画像</li>
<li>ご利用に関する情報：接続日時、IPアドレス、ブラウザーの種類、選択した言語</li>
</ul>
<h3>2. 利用の目的</h3>
<ol>
<li>アカウントの管理と、ご本人であることの確認</li>
<li>購入、入金、出金、招待報酬の処理</li>
<li>不正な利用の防止と調査</li>
<li>ご質問への回答と、重要なお知らせの表示</li>
<li>サービスの品質の改善（個人を特定できない形に加工したうえで行います）</li>
</ol>
<h3>3. 第三者への提供</h3>
<p>次の場合を除き、ご本人の同意なく個人情報を第三者に提供しません。</p>
<ul>
<li>法令にもとづく場合</li>
<li>人の生命、身体または財産を守るために必要で、ご本人の同意を得ることが難しい場合</li>
<li>本人確認や送金の業務を委託する場合（委託先には必要な範囲の情報だけを渡し、適切に監督します）</li>
</ul>
<h3>4. 保管の期間と安全管理</h3>
<p>お取引の記録は、終了後7年間保管します。本人確認書類の画像は、退会から1年後に削除します。通信と保管の暗号化、権限の制限、閲覧記録の確認により、漏えいや改ざんの防止に努めます。</p>
<h3>5. ブラウザーに保存する情報</h3>
<p>ログインの状態と選択した言語を、お使いのブラウザーに保存します。広告のための追跡は行いません。ログアウトすると、ログインの情報は削除されます。</p>
<h3>6. 開示、訂正、削除のご請求</h3>
<p>ご自身の情報の開示、訂正、利用の停止、削除を求めることができます。カスタマーサポートにご連絡いただければ、ご本人であることを確認し、14日以内に回答します。法令により保管が必要な情報は、削除できない場合があります。</p>
<h3>7. ポリシーの変更</h3>
<p>内容を変更するときは、施行日の7日前までにこのページでお知らせします。メールでのお知らせは行っていません。</p>
<p>制定日：2025年4月1日　最終改定日：2025年12月1日</p>`,
  en: `<h2>Privacy policy</h2>
<p>Hashgrove (“we”) takes care of the personal data of its members. This policy explains which data we handle, why, and how.</p>
<p><strong>This text is a sample of a demo server and has no legal effect. Please do not enter the personal data of real people.</strong></p>
<h3>1. What we collect</h3>
<p>We collect what we need to provide the service:</p>
<ul>
<li>From registration: username, mobile number or email address, and password (kept only as a hash)</li>
<li>To verify your identity: name, gender, and the number and pictures of an identity document</li>
<li>About your transactions: records of purchases, top-ups and withdrawals, your bank account, USDT withdrawal addresses, and pictures of transfer receipts</li>
<li>About your use: times of access, IP address, kind of browser, and the language you chose</li>
</ul>
<h3>2. What we use it for</h3>
<ol>
<li>To run your account and make sure that it is you</li>
<li>To process purchases, top-ups, withdrawals and invite rewards</li>
<li>To prevent and investigate misuse</li>
<li>To answer your questions and show you important notices</li>
<li>To improve the service, using data that no longer identifies anyone</li>
</ol>
<h3>3. Sharing with third parties</h3>
<p>We do not share personal data with third parties without your consent, except</p>
<ul>
<li>where the law requires it;</li>
<li>where it is needed to protect someone's life, health or property and consent is hard to obtain;</li>
<li>where we entrust identity checks or payments to a provider, which receives only what it needs and works under our supervision.</li>
</ul>
<h3>4. How long we keep it, and how safely</h3>
<p>Transaction records are kept for seven years after they end. Pictures of identity documents are deleted one year after you close your account. Data is encrypted in transit and at rest, access is limited to those who need it, and access logs are reviewed.</p>
<h3>5. What is stored in your browser</h3>
<p>Your browser stores your login and the language you chose. We do not track you for advertising. Logging out removes the login data.</p>
<h3>6. Your rights</h3>
<p>You may ask us to disclose, correct, stop using or delete your data. Contact customer service: once we have checked that it is you, we will answer within 14 days. Data that the law obliges us to keep may have to stay.</p>
<h3>7. Changes to this policy</h3>
<p>We announce changes on this page at least seven days before they take effect. We do not send email.</p>
<p>Adopted on 1 Apr 2025. Last revised on 1 Dec 2025.</p>`,
  "zh-CN": `<h2>隐私政策</h2>
<p>Hashgrove（以下简称“我们”）重视会员的个人信息。本政策说明我们收集哪些信息、用于何种目的以及如何处理。</p>
<p><strong>本文为演示服务器的示例，不具有法律效力。请勿填写任何真实人员的个人信息。</strong></p>
<h3>一、我们收集的信息</h3>
<p>我们仅在提供服务所需的范围内收集以下信息：</p>
<ul>
<li>注册信息：用户名、手机号码或电子邮箱、密码（仅保存哈希值）</li>
<li>实名认证信息：姓名、性别、证件号码及证件照片</li>
<li>交易信息：购买、充值与提现记录，银行账户，USDT提现地址，转账凭证图片</li>
<li>使用信息：访问时间、IP地址、浏览器类型、所选语言</li>
</ul>
<h3>二、使用目的</h3>
<ol>
<li>管理账户并确认本人身份</li>
<li>办理购买、充值、提现及邀请奖励</li>
<li>防范并调查异常使用</li>
<li>答复咨询并显示重要通知</li>
<li>改进服务质量（仅使用经处理、无法识别个人的数据）</li>
</ol>
<h3>三、向第三方提供</h3>
<p>除下列情形外，未经您同意，我们不会向第三方提供个人信息：</p>
<ul>
<li>法律法规另有规定；</li>
<li>为保护他人的生命、健康或财产所必需，且难以取得本人同意；</li>
<li>委托第三方办理身份核验或汇款时，仅提供必要信息，并对受托方进行监督。</li>
</ul>
<h3>四、保存期限与安全措施</h3>
<p>交易记录在交易结束后保存7年；证件照片在注销账户1年后删除。我们通过传输与存储加密、权限控制及访问记录审查，防止信息泄露或被篡改。</p>
<h3>五、浏览器中保存的信息</h3>
<p>登录状态和所选语言会保存在您的浏览器中。我们不进行广告追踪。退出登录后，登录信息将被清除。</p>
<h3>六、您的权利</h3>
<p>您可以要求查阅、更正、停止使用或删除本人的信息。请联系客服，我们核实身份后将在14日内答复。依法须保存的信息可能无法删除。</p>
<h3>七、政策的变更</h3>
<p>本政策如有变更，我们将在生效前至少7日于本页公布；我们不发送邮件通知。</p>
<p>制定日期：2025年4月1日　最近修订：2025年12月1日</p>`,
};
