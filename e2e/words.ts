// What a test looks for on the screen and in the server's replies, in each language: tests say it in their own words,
// so a missing or changed translation is seen.
export type Language = "ja" | "en";

const WORDS = {
  aboutProduct: { en: "About this product", ja: "商品の説明" },
  account: { en: "Account", ja: "アカウント" },
  accountAssets: { en: "Account assets", ja: "口座の資産" },
  alreadyLoggedIn: { en: "You are currently logged in.", ja: "現在ログイン中です。" },
  amount: { en: "Amount", ja: "金額" },
  availableBalance: { en: "Available balance", ja: "利用可能残高" },
  backToProducts: { en: "Back to products", ja: "商品一覧に戻る" },
  bankTopUp: { en: "Top-up by bank transfer", ja: "銀行振込で入金" },
  breadcrumb: { en: "Breadcrumb", ja: "現在位置" },
  buy: { en: "Buy", ja: "購入する" },
  bought: { en: "Your purchase is complete.", ja: "購入が完了しました。" },
  closed: { en: "Closed", ja: "募集終了" },
  confirm: { en: "Confirm", ja: "確認する" },
  confirmPurchase: { en: "Confirm purchase", ja: "購入を確定する" },
  custodyFee: { en: "Custody fee", ja: "管理手数料" },
  deposit: { en: "Deposit", ja: "入金" },
  earlyEndQuestion: { en: "Can I end a plan early?", ja: "期間の途中で解約できますか。" },
  email: { en: "Email address", ja: "メールアドレス" },
  enterAmount: { en: "Enter the top-up amount.", ja: "入金額を入力してください。" },
  estimateTitle: { en: "Calculate an estimate", ja: "収益の目安を計算する" },
  expense: { en: "Expense", ja: "支出" },
  filterAndOrder: { en: "Filter and order", ja: "絞り込みと並べ替え" },
  fullName: { en: "Full name", ja: "正式名称" },
  fundraisingScale: { en: "Offering size", ja: "募集総額" },
  fundsFlow: { en: "Funds flow", ja: "入出金の流れ" },
  handInTopUp: { en: "Submit this top-up", ja: "この内容で申請する" },
  goToReview: { en: "Go to review", ja: "確認画面へ進む" },
  historicalRate: { en: "Past annual rate", ja: "年率（過去の実績）" },
  howMuchAnswer: { en: "any whole amount of yen", ja: "1円単位で指定できます" },
  howMuchQuestion: { en: "How much do I need to start?", ja: "いくらから始められますか。" },
  inReview: { en: "In review", ja: "審査中" },
  interestPayment: { en: "How earnings are paid", ja: "収益の支払い方法" },
  investmentDirection: { en: "What it invests in", ja: "投資対象" },
  invitedWith: { en: "Invite code", ja: "招待コード" },
  language: { en: "Language", ja: "言語" },
  listOfProducts: { en: "list of products", ja: "商品の一覧" },
  logIn: { en: "Log in", ja: "ログイン" },
  logInForSubscription: {
    en: "Please log in to go to subscription.",
    ja: "お申し込みに進むには、ログインしてください。",
  },
  logInToSubscribe: { en: "Please log in to subscribe.", ja: "お申し込みには、ログインが必要です。" },
  logOut: { en: "Log out", ja: "ログアウト" },
  menu: { en: "Menu", ja: "メニュー" },
  minimumSubscription: { en: "Minimum subscription", ja: "最低申込金額" },
  myHoldings: { en: "My holdings", ja: "保有商品" },
  open: { en: "Open", ja: "募集中" },
  otherTerm: { en: "Other terms are for comparison only.", ja: "ほかの期間は比較のための目安です。" },
  password: { en: "Password", ja: "パスワード" },
  passwordAgain: { en: "Password again", ja: "パスワード（確認）" },
  personalCentre: { en: "Personal centre", ja: "マイページ" },
  productName: { en: "Standard hash-power plan, 6 months", ja: "ハッシュパワー標準プラン6か月" },
  productNotFound: { en: "Product not found", ja: "商品が見つかりません" },
  products: { en: "Products", ja: "商品一覧" },
  purchase: { en: "Quantitative products", ja: "クオンツ商品" },
  receipt: { en: "Receipt", ja: "振込明細" },
  records: { en: "Top-up and withdrawal records", ja: "入出金履歴" },
  register: { en: "Register", ja: "新規登録" },
  retry: { en: "Retry", ja: "もう一度試す" },
  seeOtherProducts: { en: "See other products", ja: "ほかの商品を見る" },
  sessionEnded: { en: "Your session has ended.", ja: "ログインの有効期限が切れました。" },
  subscribe: { en: "Subscribe", ja: "申し込む" },
  success: { en: "Success", ja: "完了" },
  term: { en: "Term", ja: "期間" },
  topUp: { en: "Top-up", ja: "入金" },
  topUpAmount: { en: "Top-up amount", ja: "入金額" },
  upcoming: { en: "Upcoming", ja: "募集予定" },
} as const satisfies Record<string, Record<Language, string>>;

export type Words = { readonly [Word in keyof typeof WORDS]: string };

/** One language of a list of words; a spec keeps the words that only it looks for in a list of its own. */
export const chooseWords = <Word extends string>(
  language: Language,
  words: Record<Word, Record<Language, string>>,
): Record<Word, string> =>
  Object.fromEntries(
    Object.entries<Record<Language, string>>(words).map(([word, texts]) => [word, texts[language]]),
  ) as Record<Word, string>;

/** Every shared word in one language. */
export const wordsIn = (language: Language): Words => chooseWords(language, WORDS);
