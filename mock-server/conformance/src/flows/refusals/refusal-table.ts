// Requests that a server must refuse, with the reason. None needs a back office.
import { CARD } from "#flows/member-with.ts";
import { NO_UPLOAD } from "#requests/base-requests.ts";

export interface Provocation {
  readonly operation: string;
  readonly reason: string;
  /** The field that the refusal names; undefined if none. */
  readonly pointer?: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Describes in words why the server must refuse the request. */
  readonly when: string;
}

/** Server data that the requests need. */
export interface Known {
  readonly account: string;
  readonly otherAccount: string;
  readonly password: string;
  /** Path of a file of another member. */
  readonly otherUpload: string | null;
  readonly product: { readonly id: unknown; readonly minimum: number; readonly term: number } | null;
  /** Products not open for purchase, one per existing state. */
  readonly closedProducts: readonly { readonly id: unknown; readonly state: unknown }[];
  readonly minimumTopUp: number;
}

const NOBODYS = 999_999;
const WEAK: Readonly<Record<string, string>> = {
  "seven characters": "Passw0r",
  "17 characters": "Passw0rdPassw0rd1",
  "no digit": "Passwordx",
  "no letter": "12345678",
  "a character that is not a letter or digit": "Passw0rd!",
};

const BAD_ADDRESSES = [
  "ct-nobody",
  "ct nobody@example.test",
  "ct@localhost",
  "@example.test",
  "ct@example..test",
  "ct@example.test.",
  "ct@-example.test",
  "ct@example-.test",
  "ct@ct@example.test",
  "ct\u00fc@example.test",
  `${"c".repeat(65)}@example.test`,
];

const blank = (operation: string, body: Readonly<Record<string, unknown>>, fields: readonly string[]): Provocation[] =>
  fields.flatMap((field) => [
    { operation, reason: "required", pointer: `/${field}`, body: { ...body, [field]: "" }, when: `${field} is empty` },
    {
      operation,
      reason: "required",
      pointer: `/${field}`,
      body: { ...body, [field]: "  " },
      when: `${field} is blank`,
    },
  ]);

/** Like `blank`, but only with empty texts: a password of spaces is not empty. */
const empty = (operation: string, body: Readonly<Record<string, unknown>>, fields: readonly string[]): Provocation[] =>
  blank(operation, body, fields).filter(({ when }) => when.endsWith("empty"));

function ofRegistration({ account, password }: Known): Provocation[] {
  const operation = "user.register";
  const body = { email: "ct-refused@example.test", password, re_password: password };
  const named = { password, re_password: password };
  const one = (reason: string, pointer: string, changed: object, when: string): Provocation => ({
    operation,
    reason,
    pointer,
    body: { ...body, ...changed },
    when,
  });
  return [
    ...empty(operation, body, ["password", "re_password"]),
    { operation, reason: "required", body: named, when: "no account name is given" },
    ...["ct", "1234567", "ct name", `ct-${"x".repeat(28)}`].map((username) =>
      one("bad-username", "/username", { username }, `username "${username}"`),
    ),
    ...["1234567", "0901234567890123", "++81901234567"].map((mobile) =>
      one("bad-mobile", "/mobile", { mobile }, `mobile "${mobile}"`),
    ),
    ...BAD_ADDRESSES.map((email) => one("bad-email", "/email", { email }, `email "${email}"`)),
    ...Object.entries(WEAK).map(([what, weak]) =>
      one("weak-password", "/password", { password: weak, re_password: weak }, `a password of ${what}`),
    ),
    one("passwords-differ", "/re_password", { re_password: `${password.slice(0, -1)}9` }, "the passwords differ"),
    one("account-taken", "/email", { email: account }, "the address belongs to a member"),
    one("account-taken", "/email", { email: account.toUpperCase() }, "the address is a member's in capitals"),
    one("unknown-invite-code", "/inviteCode", { inviteCode: "CTNOBODY" }, "the invite code is unknown"),
    one("bad-email", "/email", { email: "ct-nobody", inviteCode: "CTNOBODY" }, "two fields are wrong"),
    one("weak-password", "/password", { password: "short1", re_password: "other1" }, "weak and different"),
  ];
}

function ofAccount({ otherAccount, password, otherUpload }: Known): Provocation[] {
  const identity = { username: "CT TEST", sex: "0", idCard: "CT1", rightSide: NO_UPLOAD, reverseSide: NO_UPLOAD };
  const change = { oldPassword: password, password: "Passw0rdX1", re_password: "Passw0rdX1" };
  const update = "user.updateUserInfo";
  const submit = "user.authenticationInfo";
  return [
    ...empty("user.login", { account: "ct-nobody@example.test", password: "x" }, ["account", "password"]),
    ...blank(submit, identity, ["username", "idCard", "rightSide", "reverseSide"]),
    ...empty(submit, identity, ["sex"]),
    { operation: submit, reason: "bad-choice", pointer: "/sex", body: { ...identity, sex: "2" }, when: "sex is 2" },
    { operation: submit, reason: "unknown-upload", pointer: "/rightSide", body: identity, when: "the file is unknown" },
    ...(otherUpload === null
      ? []
      : [
          {
            operation: submit,
            reason: "unknown-upload",
            pointer: "/rightSide",
            body: { ...identity, rightSide: otherUpload },
            when: "the file is another member's",
          },
        ]),
    { operation: "user.setLang", reason: "unknown-language", pointer: "/lang", query: { lang: "fr" }, when: "fr" },
    { operation: update, reason: "ambiguous-change", body: { ...change, email: "ct@example.test" }, when: "both" },
    { operation: update, reason: "ambiguous-change", body: {}, when: "neither password nor email" },
    ...empty(update, change, ["oldPassword", "password", "re_password"]),
    ...Object.entries(WEAK).map(([what, weak]) => ({
      operation: update,
      reason: "weak-password",
      pointer: "/password",
      body: { ...change, password: weak, re_password: weak },
      when: `a password of ${what}`,
    })),
    {
      operation: update,
      reason: "passwords-differ",
      pointer: "/re_password",
      body: { ...change, re_password: "Passw0rdX2" },
      when: "the passwords differ",
    },
    {
      operation: update,
      reason: "weak-password",
      pointer: "/password",
      body: { oldPassword: "CtWrong000", password: "short1", re_password: "short1" },
      when: "the old password is wrong as well, which is not counted as an attempt",
    },
    ...blank(update, {}, ["email"]),
    { operation: update, reason: "bad-email", pointer: "/email", body: { email: "ct-nobody" }, when: "no address" },
    {
      operation: update,
      reason: "email-taken",
      pointer: "/email",
      body: { email: otherAccount },
      when: "the address belongs to another member",
    },
    ...blank("user.changeBank", { bankCard: "1234567", bankName: "Test Bank" }, ["bankCard", "bankName"]),
  ];
}

function ofBindingsAndTopUps({ minimumTopUp }: Known): Provocation[] {
  const topUp = { amount: Math.max(minimumTopUp, 1), name: "TRC20", txId: "ct-refused", payType: 1 };
  const set = { payPassword: "654321", rePayPassword: "654321" };
  const recharge = "wallet.recharge";
  return [
    ...empty("wallet.setPayPassword", set, ["payPassword", "rePayPassword"]),
    ...["12345", "1234567", "12345a", "１２３４５６", "      "].map((payPassword) => ({
      operation: "wallet.setPayPassword",
      reason: "not-six-digits",
      pointer: "/payPassword",
      body: { payPassword, rePayPassword: payPassword },
      when: `trading password "${payPassword}"`,
    })),
    ...blank("wallet.bindBankCard", CARD, Object.keys(CARD)),
    ...["12-34567", "1234567x"].map((bankcard) => ({
      operation: "wallet.bindBankCard",
      reason: "bad-bank-card",
      pointer: "/bankcard",
      body: { ...CARD, bankcard },
      when: `number "${bankcard}"`,
    })),
    ...blank("wallet.bindAddress", { type: 1, address: "" }, ["address"]),
    ...blank(recharge, topUp, ["name", "txId"]),
    { operation: recharge, reason: "bad-choice", pointer: "/name", body: { ...topUp, name: "BTC" }, when: "name BTC" },
    {
      operation: recharge,
      reason: "name-mismatch",
      pointer: "/name",
      body: { ...topUp, name: "ERC20" },
      when: "the name is the other chain's",
    },
    ...(minimumTopUp > 1
      ? [
          {
            operation: recharge,
            reason: "below-minimum",
            pointer: "/amount",
            body: { ...topUp, amount: minimumTopUp - 1 },
            when: "one USDT below min_recharge",
          },
        ]
      : []),
  ];
}

function ofReceiptsAndWithdrawals({ otherUpload }: Known): Provocation[] {
  const bank = "wallet.bankRecharge";
  const withdraw = { amount: 5000, payPassword: "654321" };
  return [
    ...blank(bank, { amount: 1000, image: "" }, ["image"]),
    ...[NO_UPLOAD, ...(otherUpload === null ? [] : [otherUpload])].map((image) => ({
      operation: bank,
      reason: "unknown-upload",
      pointer: "/image",
      body: { amount: 1000, image },
      when: image === NO_UPLOAD ? "the file is unknown" : "the file is another member's",
    })),
    ...empty("wallet.bankWithdrawal", withdraw, ["payPassword"]),
    ...empty("wallet.withdrawal", { ...withdraw, payType: 1 }, ["payPassword"]),
    { operation: "wallet.bankWithdrawal", reason: "not-bound", body: withdraw, when: "no account is bound" },
    {
      operation: "wallet.withdrawal",
      reason: "not-bound",
      body: { ...withdraw, payType: 2 },
      when: "nothing is bound",
    },
    {
      operation: "wallet.cancelWithdrawal",
      reason: "unknown-record",
      pointer: "/id",
      body: { id: NOBODYS },
      when: "the record is unknown",
    },
  ];
}

function ofSettings(): Provocation[] {
  return [
    { operation: "invite_recode.receive", reason: "nothing-to-claim", body: {}, when: "no members were invited" },
    ...["sys_config.getAddressAndRate", "sys_config.getArrayConfig"].map((operation) => ({
      operation,
      reason: "unknown-key",
      pointer: "/key",
      query: { key: "ct_unknown" },
      when: "key ct_unknown",
    })),
    {
      operation: "sys_config.getConfigList",
      reason: "unknown-key",
      pointer: "/keys",
      query: { keys: "platform_to_usdt,ct_unknown" },
      when: "one of two keys is unknown",
    },
  ];
}

function ofPurchase({ product, closedProducts }: Known): Provocation[] {
  const operation = "products.buy";
  const one = (reason: string, pointer: string, body: Provocation["body"], when: string): Provocation => ({
    operation,
    reason,
    pointer,
    body: body ?? {},
    when,
  });
  const unknown = one("unknown-product", "/products_id", { products_id: NOBODYS, price: 1 }, "the product is unknown");
  const closed = closedProducts.map(({ id, state }) =>
    one("product-not-open", "/products_id", { products_id: id, price: 1 }, `its state is ${String(state)}`),
  );
  if (!product) return [unknown, ...closed];
  const { id, minimum, term } = product;
  return [
    unknown,
    ...closed,
    one("term-mismatch", "/expire", { products_id: id, price: minimum, expire: term + 1 }, "another term"),
    ...(minimum > 1
      ? [one("below-minimum", "/price", { products_id: id, price: minimum - 1 }, "one yen below buyStart")]
      : []),
    one("insufficient-balance", "/price", { products_id: id, price: minimum, expire: term }, "nothing is there to pay"),
  ];
}

/** Every request to refuse, in the order of the contract's calls. */
export const provocationsOf = (known: Known): Provocation[] => [
  ...ofRegistration(known),
  ...ofAccount(known),
  ...ofPurchase(known),
  ...ofBindingsAndTopUps(known),
  ...ofReceiptsAndWithdrawals(known),
  ...ofSettings(),
];
