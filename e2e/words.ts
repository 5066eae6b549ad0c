// Texts on the screen and in the server's replies that tests look for, in each language: separate from the catalogues,
// so a missing or changed translation is detected.
const LANGUAGES = ["ja", "en", "zh-CN"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Checks a language's name; throws for unknown ones. */
export function asLanguage(name: string): Language {
  const language = LANGUAGES.find((known) => known === name);
  if (!language) throw new Error(`"${name}" is none of ${LANGUAGES.join(", ")}`);
  return language;
}

/** Texts by key; a list of one spec may omit languages that it does not run in. */
export type WordList = Record<string, Partial<Record<Language, string | RegExp>>>;

const WORDS = {
  aboutProduct: { en: "About this product", ja: "商品の説明", "zh-CN": "产品介绍" },
  account: { en: "Account", ja: "アカウント", "zh-CN": "账户" },
  accountAssets: { en: "Account assets", ja: "口座資産", "zh-CN": "账户资产" },
  alreadyLoggedIn: { en: "You are currently logged in.", ja: "現在ログイン中です。", "zh-CN": "您当前已登录。" },
  amount: { en: "Amount", ja: "金額", "zh-CN": "金额" },
  availableBalance: { en: "Available balance", ja: "利用可能残高", "zh-CN": "可用余额" },
  backToProducts: { en: "Back to products", ja: "商品一覧に戻る", "zh-CN": "返回产品列表" },
  bankTopUp: { en: "Top-up by bank transfer", ja: "銀行振込で入金", "zh-CN": "银行转账充值" },
  breadcrumb: { en: "Breadcrumb", ja: "現在位置", "zh-CN": "当前位置" },
  buy: { en: "Buy", ja: "購入する", "zh-CN": "购买" },
  bought: { en: "Your purchase is complete.", ja: "購入が完了しました。", "zh-CN": "购买成功。" },
  byEmail: { en: "Email", ja: "メール", "zh-CN": "邮箱" },
  closed: { en: "Closed", ja: "募集終了", "zh-CN": "已结束" },
  confirm: { en: "Confirm", ja: "確認する", "zh-CN": "确认" },
  confirmPurchase: { en: "Confirm purchase", ja: "購入を確定する", "zh-CN": "确认购买" },
  custodyFee: { en: "Custody fee", ja: "管理手数料", "zh-CN": "托管费" },
  deposit: { en: "Deposit", ja: "入金", "zh-CN": "充值" },
  earlyEndQuestion: {
    en: "Can I end a holding early?",
    ja: "期間の途中で解約できますか？",
    "zh-CN": "可以提前赎回吗？",
  },
  email: { en: "Email address", ja: "メールアドレス", "zh-CN": "邮箱地址" },
  enterAmount: { en: "Enter the top-up amount.", ja: "入金額を入力してください。", "zh-CN": "请输入充值金额。" },
  estimateTitle: { en: "Calculate an estimate", ja: "収益の目安を計算する", "zh-CN": "计算预估收益" },
  expense: { en: "Expense", ja: "減少", "zh-CN": "支出" },
  filterAndOrder: { en: "Filter and order", ja: "絞り込みと並べ替え", "zh-CN": "筛选与排序" },
  fullName: { en: "Full name", ja: "正式名称", "zh-CN": "产品全称" },
  fundraisingScale: { en: "Offering size", ja: "募集総額", "zh-CN": "募集规模" },
  fundsFlow: { en: "Funds flow", ja: "資金明細", "zh-CN": "资金流水" },
  handInTopUp: { en: "Submit this top-up", ja: "この内容で申請する", "zh-CN": "提交充值申请" },
  withdraw: { en: "Withdraw", ja: "出金する", "zh-CN": "提现" },
  goToReview: { en: "Review", ja: "確認画面へ進む", "zh-CN": "下一步" },
  historicalRate: { en: "Past annual rate", ja: "年率（過去の実績）", "zh-CN": "历史年化收益率" },
  howCalculated: { en: "How it is calculated", ja: "計算のしかた", "zh-CN": "计算方式" },
  howMuchAnswer: { en: "any whole amount of yen", ja: "1円単位で指定できます", "zh-CN": "以1日元为单位" },
  howMuchQuestion: {
    en: "How much do I need to start?",
    ja: "いくらから始められますか？",
    "zh-CN": "最低多少金额可以开始？",
  },
  inReview: { en: "In review", ja: "審査中", "zh-CN": "审核中" },
  interestPayment: { en: "How earnings are paid", ja: "収益の支払い方法", "zh-CN": "收益支付方式" },
  investmentDirection: { en: "What it invests in", ja: "投資対象", "zh-CN": "投资标的" },
  invitedWith: { en: "Invite code", ja: "招待コード", "zh-CN": "邀请码" },
  language: { en: "Language", ja: "言語", "zh-CN": "语言" },
  listOfProducts: { en: "list of products", ja: "商品の一覧", "zh-CN": "产品列表" },
  logIn: { en: "Log in", ja: "ログイン", "zh-CN": "登录" },
  logInForSubscription: {
    en: "Please log in to continue to the purchase.",
    ja: "購入に進むには、ログインしてください。",
    "zh-CN": "请先登录再购买。",
  },
  logInToSubscribe: {
    en: "Please log in to buy.",
    ja: "購入にはログインが必要です。",
    "zh-CN": "购买前需要登录。",
  },
  logOut: { en: "Log out", ja: "ログアウト", "zh-CN": "退出登录" },
  menu: { en: "Menu", ja: "メニュー", "zh-CN": "菜单" },
  minimumSubscription: { en: "Minimum subscription", ja: "最低購入金額", "zh-CN": "起购金额" },
  myHoldings: { en: "My holdings", ja: "保有商品", "zh-CN": "我的持仓" },
  open: { en: "Open", ja: "募集中", "zh-CN": "募集中" },
  password: { en: "Password", ja: "パスワード", "zh-CN": "密码" },
  passwordAgain: { en: "Password again", ja: "パスワード（確認）", "zh-CN": "确认密码" },
  personalCentre: { en: "Personal centre", ja: "マイページ", "zh-CN": "个人中心" },
  productName: {
    en: "Standard hash power plan, 6 months",
    ja: "ハッシュパワー標準プラン6か月",
    "zh-CN": "标准算力方案（6个月）",
  },
  productNotFound: { en: "Product not found", ja: "商品が見つかりません", "zh-CN": "未找到该产品" },
  products: { en: "Products", ja: "商品一覧", "zh-CN": "产品" },
  quantitativeProducts: { en: "Quantitative products", ja: "クオンツ商品", "zh-CN": "量化产品" },
  receipt: { en: "Receipt", ja: "振込明細", "zh-CN": "转账凭证" },
  records: { en: "Top-up/withdrawal records", ja: "入出金履歴", "zh-CN": "充值与提现记录" },
  register: { en: "Register", ja: "新規登録", "zh-CN": "注册" },
  retry: { en: "Retry", ja: "もう一度試す", "zh-CN": "重试" },
  seeOtherProducts: { en: "See other products", ja: "ほかの商品を見る", "zh-CN": "查看其他产品" },
  sessionEnded: {
    en: "Your session has ended.",
    ja: "ログインの有効期限が切れました。",
    "zh-CN": "登录已过期，请重新登录。",
  },
  searchAndFilter: { en: "Search and filter", ja: "検索と絞り込み", "zh-CN": "搜索与筛选" },
  success: { en: "Completed", ja: "完了", "zh-CN": "已完成" },
  term: { en: "Term", ja: "期間", "zh-CN": "期限" },
  topUp: { en: "Top-up", ja: "入金", "zh-CN": "充值" },
  topUpAmount: { en: "Top-up amount", ja: "入金額", "zh-CN": "充值金额" },
  upcoming: { en: "Upcoming", ja: "募集予定", "zh-CN": "即将开放" },
} as const satisfies Record<string, Record<Language, string>>;

export type Words = { readonly [Word in keyof typeof WORDS]: string };

/** Returns a text in one language; throws if it is missing. */
export function wordIn<Text extends string | RegExp>(
  language: Language,
  texts: Partial<Record<Language, Text>>,
  name = "text",
): Text {
  const text = texts[language];
  if (text === undefined) throw new Error(`the ${name} is not known in ${language}`);
  return text;
}

/**
 * Whether a property is a word's key; promises, JSON and Playwright read other properties of every object, such as
 * `_apiName`.
 */
const isWord = (name: string | symbol): boolean =>
  typeof name === "string" && /^[a-z]/i.test(name) && name !== "then" && name !== "toJSON";

/**
 * Selects one language of a word list; specs have their own lists for words that only they use. Missing words throw: a
 * locator without a name would match everything, and the compiler does not check words passed to Playwright.
 */
export function chooseWords<Word extends string, Text extends string | RegExp>(
  language: Language,
  words: Record<Word, Partial<Record<Language, Text>>>,
): Record<Word, Text> {
  const chosen = Object.fromEntries(
    Object.entries<Partial<Record<Language, Text>>>(words).map(([word, texts]) => [
      word,
      wordIn(language, texts, `word "${word}"`),
    ]),
  ) as Record<Word, Text>;
  return new Proxy(chosen, {
    get(list, word) {
      if (isWord(word) && !(word in list))
        throw new Error(`there is no word "${String(word)}" in this list, but ${Object.keys(list).join(", ")}`);
      return Reflect.get(list, word) as Text;
    },
  });
}

/** Selects one language of the shared words. */
export const wordsIn = (language: Language): Words => chooseWords<keyof Words, string>(language, WORDS);
