import { UPLOAD, type Recipe, type Recipes, type Step } from "./test-matrix.ts";

const times = (count: number, step: Step): Step[] => Array.from({ length: count }, () => step);

const LOGIN = { account: "alice@example.test", password: "Passw0rd1" };
const wrongLogin: Recipe = { body: { ...LOGIN, password: "Wrong0000" } };
const REGISTER = { email: "new@example.test", password: "Passw0rd1", re_password: "Passw0rd1" };
const IDENTITY = {
  username: "佐藤 花子",
  sex: "1",
  idCard: "A1234567",
  rightSide: UPLOAD("alice"),
  reverseSide: UPLOAD("alice"),
};
const identity = (changed: object): Recipe => ({ in: "newcomer", as: "alice", body: { ...IDENTITY, ...changed } });
const PASSWORD = { oldPassword: "Passw0rd1", password: "Newpass22", re_password: "Newpass22" };
const password = (changed: object): Recipe => ({ as: "alice", body: { ...PASSWORD, ...changed } });
const wrongPassword = password({ oldPassword: "Wrong0000" });

export const USER: Recipes = {
  "user.login": {
    ok: { body: LOGIN },
    required: { body: { ...LOGIN, password: "" } },
    "wrong-credentials": wrongLogin,
    "too-many-attempts": { ...wrongLogin, first: times(5, { call: "user.login", ...wrongLogin }) },
  },
  "user.logout": { ok: { as: "alice", body: {} } },
  "user.register": {
    ok: { body: REGISTER },
    required: { body: { ...REGISTER, re_password: "" } },
    "account-taken": { body: { ...REGISTER, email: "alice@example.test" } },
    "bad-username": { body: { ...REGISTER, username: "a b" } },
    "bad-mobile": { body: { ...REGISTER, mobile: "12" } },
    "bad-email": { body: { ...REGISTER, email: "new@" } },
    "weak-password": { body: { ...REGISTER, password: "password", re_password: "password" } },
    "passwords-differ": { body: { ...REGISTER, re_password: "Passw0rd2" } },
    "unknown-invite-code": { body: { ...REGISTER, inviteCode: "NOBODYS1" } },
  },
  "user.getAssets": { ok: { as: "alice" } },
  "user.authenticationInfo": {
    ok: identity({}),
    required: identity({ username: " " }),
    "bad-choice": identity({ sex: "2" }),
    "unknown-upload": identity({ rightSide: "/uploads/nobodys.png" }),
    "not-editable": { ...identity({}), in: "verified-with-funds" },
  },
  "user.getAuditInfo": { ok: { in: "rejected", as: "alice", body: {} } },
  "user.getCapitalFlow": { ok: { as: "alice", query: { type: 0 } } },
  "user.setLang": {
    ok: { as: "alice", query: { lang: "zh" } },
    "unknown-language": { query: { lang: "tlh" } },
  },
  "user.updateUserInfo": {
    ok: password({}),
    "ambiguous-change": password({ email: "new@example.test" }),
    required: password({ oldPassword: "" }),
    "wrong-password": wrongPassword,
    "too-many-attempts": { ...wrongPassword, first: times(4, { call: "user.updateUserInfo", ...wrongPassword }) },
    "weak-password": password({ password: "short1" }),
    "passwords-differ": password({ re_password: "Newpass23" }),
    "bad-email": { as: "alice", body: { email: "nowhere" } },
    "email-taken": { as: "alice", body: { email: "bob@example.test" } },
  },
  "user.changeBank": {
    ok: { as: "alice", body: { bankCard: "7654321", bankName: "テスト銀行" } },
    required: { as: "alice", body: { bankCard: "7654321", bankName: "" } },
  },
  "user.getInviteCode": { ok: { as: "alice" } },
};
