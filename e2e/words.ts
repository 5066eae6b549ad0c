// What a test looks for on the screen and in the server's replies, in each language: tests say it in their own words,
// so a missing or changed translation is seen.
export type Language = "ja" | "en";

const WORDS = {
  account: { en: "Account", ja: "アカウント" },
  accountAssets: { en: "Account assets", ja: "口座の資産" },
  alreadyLoggedIn: { en: "You are currently logged in.", ja: "現在ログイン中です。" },
  amount: { en: "Amount", ja: "金額" },
  availableBalance: { en: "Available balance", ja: "利用可能残高" },
  bankTopUp: { en: "Bank-card top-up", ja: "銀行振込で入金" },
  buy: { en: "Buy", ja: "購入する" },
  bought: { en: "Your purchase is complete.", ja: "購入が完了しました。" },
  confirm: { en: "Confirm", ja: "確認する" },
  confirmPurchase: { en: "Confirm purchase", ja: "購入を確定する" },
  deposit: { en: "Deposit", ja: "入金" },
  email: { en: "Email address", ja: "メールアドレス" },
  enterAmount: { en: "Enter the top-up amount.", ja: "入金額を入力してください。" },
  expense: { en: "Expense", ja: "支出" },
  fundsFlow: { en: "Funds flow", ja: "入出金の流れ" },
  goToReview: { en: "Go to review", ja: "内容を確認する" },
  inReview: { en: "In review", ja: "審査中" },
  invitedWith: { en: "Invite code", ja: "招待コード" },
  language: { en: "Language", ja: "言語" },
  logIn: { en: "Log in", ja: "ログイン" },
  logInToSubscribe: { en: "Please log in to subscribe.", ja: "お申し込みには、ログインが必要です。" },
  logOut: { en: "Log out", ja: "ログアウト" },
  menu: { en: "Menu", ja: "メニュー" },
  myHoldings: { en: "My holdings", ja: "保有商品" },
  password: { en: "Password", ja: "パスワード" },
  passwordAgain: { en: "Password again", ja: "パスワード（確認）" },
  personalCentre: { en: "Personal centre", ja: "マイページ" },
  productName: { en: "Standard hash-power plan, 6 months", ja: "ハッシュパワー標準プラン6か月" },
  purchase: { en: "Quantitative products", ja: "クオンツ商品" },
  receipt: { en: "Receipt", ja: "振込明細" },
  records: { en: "Top-up and withdrawal records", ja: "入出金履歴" },
  register: { en: "Register", ja: "新規登録" },
  sessionEnded: { en: "Your session has ended.", ja: "ログインの有効期限が切れました。" },
  success: { en: "Success", ja: "完了" },
  topUp: { en: "Top-up", ja: "入金" },
  topUpAmount: { en: "Top-up amount", ja: "入金額" },
} as const satisfies Record<string, Record<Language, string>>;

export type Words = { readonly [Word in keyof typeof WORDS]: string };

/** Every word in one language. */
export const wordsIn = (language: Language): Words =>
  Object.fromEntries(Object.entries(WORDS).map(([word, texts]) => [word, texts[language]])) as Words;
