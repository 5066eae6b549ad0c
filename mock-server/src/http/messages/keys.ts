// Which texts there are. Each language file is a Record over these keys, so a missing or surplus text does not compile.
import type { components } from "../../../../openapi.gen.d.ts";
import type { OperationId } from "#operations/operation.ts";

/** Why a request got no answer of its own call. */
type Transport =
  | "400"
  | "401"
  | "403"
  | "404"
  | "405"
  | "413"
  | "415"
  | "422"
  | "429"
  | "500"
  | "503"
  | "501"
  /** The address names a world that does not exist. */
  | "unknown-world";

/** Calls that only read and whose success needs no sentence of its own. */
type Read =
  | "products.index"
  | "products.homeProduct"
  | "products.detail"
  | "user.getAssets"
  | "user.getAuditInfo"
  | "user.getCapitalFlow"
  | "user.getInviteCode"
  | "orders.getAssetsList"
  | "orders.getMyFunds"
  | "invite_recode.getIncentiveList"
  | "wallet.getPayPassword"
  | "wallet.getWalletStatus"
  | "wallet.getBalance"
  | "wallet.index"
  | "wallet.getWithdrawalDesc"
  | "wallet.getDesc"
  | "sys_config.getAddressAndRate"
  | "sys_config.getConfigList"
  | "sys_config.getArrayConfig"
  | "question_answer.index"
  | "about.index"
  | "about.getCooperativePartner"
  | "news.index"
  | "news.detail";
/** The template's replies carry no sentence of success. */
type Done = Exclude<OperationId, Read | `mock.${string}`>;

type Reason = components["schemas"]["RefusalReason"];

/** Refusals whose wording depends on the call, the field or both: `reason call pointer`, each part as far as needed. */
type Closer =
  | "required /account"
  | "required /username"
  | "required user.register /username"
  | "required /password"
  | "required user.updateUserInfo /password"
  | "required /re_password"
  | "required /oldPassword"
  | "required /email"
  | "required /mobile"
  | "required /sex"
  | "required /idCard"
  | "required /rightSide"
  | "required /reverseSide"
  | "required /payPassword"
  | "required /rePayPassword"
  | "required /bankName"
  | "required /branchName"
  | "required /bic"
  | "required /bankcard"
  | "required /bankCard"
  | "required /cardholder"
  | "required /address"
  | "required /amount"
  | "required /txId"
  | "required /name"
  | "required /image"
  | "bad-choice /sex"
  | "bad-choice /name"
  | "account-taken /username"
  | "account-taken /mobile"
  | "account-taken /email"
  | "too-many-attempts user.updateUserInfo"
  | "passwords-differ wallet.setPayPassword"
  | "already-bound wallet.bindBankCard"
  | "below-minimum wallet.recharge"
  | "amount-not-above-fee wallet.withdrawal"
  | "not-bound wallet.withdrawal"
  | "binding-in-review wallet.withdrawal"
  | "unknown-key sys_config.getAddressAndRate"
  | "unknown-key sys_config.getArrayConfig";

export type MessageKey =
  | Transport
  | "done"
  | `done ${Done}`
  | Reason
  | Closer
  /** Said after a wrong try. */
  | "attempts-left";

/** Every text in one language; `{name}` is filled from params. */
export type Messages = Readonly<Record<MessageKey, string>>;
