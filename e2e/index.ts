// Public API of the package @hashgrove/e2e; the tests in this folder use it too. Import `test` and `expect` from here
// and describe the world with `test.use`: { scenario, as, lang, target }. Tools without Playwright's fixtures use
// `openWorld(target, { scenario })`.
export { expect, type Fixtures, type Options, test } from "./fixtures.ts";
export { type Opening, openWorld } from "./world/qa-client.ts";
export type {
  Account,
  CallMatch,
  Fault,
  Joining,
  JournalEntry,
  JournalFilter,
  Member,
  Persona,
  Policy,
  PolicyChange,
  ProductAddress,
  Review,
  Session,
  Verification,
  World,
} from "./world/world.ts";
export type { Handle, OperationId, ProductPath, ScenarioName } from "#names";
export type { components } from "#qa";
/** Makes any call of the control API, also those for which World has no method; typed by the contract. */
export { call, type Door } from "./world/control.ts";
export { type StorageState, storageState } from "./storage-state.ts";
export type { DemoAccount } from "./demo-user.ts";
export { asLanguage, chooseWords, type Language, wordIn, type WordList, type Words, wordsIn } from "./words.ts";
export { Login } from "./pages/login.ts";
export {
  type AddressData,
  type BankAccountData,
  type IdentityData,
  MEMBER_FORMS,
  type MemberForm,
  type MemberFormName,
  type SignUpData,
  type TradingPasswordData,
  USUAL_TRADING_PASSWORD,
} from "./pages/member-forms.ts";
export { MONEY_POSTS, type MoneyData, type MoneyPost, type MoneyPostName, movements } from "./pages/money-posts.ts";
export { Personage } from "./pages/personage.ts";
export { payoutText, receiveText } from "./pages/purchase.ts";
export { receiptPng } from "./pages/receipt.ts";
export { type RecordList, Records } from "./pages/records.ts";
export { Shell } from "./pages/shell.ts";
