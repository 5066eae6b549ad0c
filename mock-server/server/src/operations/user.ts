import { accept, refuse } from "#domain/decision.ts";
import { languageNamed } from "#domain/language.ts";
import { bindEmail } from "#domain/members/email.ts";
import { checkNames, checkRegistration, chooseLanguage, findMember, registerMember } from "#domain/members/member.ts";
import { assetSummary } from "#domain/money/assets.ts";
import { listFlows } from "#domain/money/flows.ts";
import { askForBankChange } from "#domain/reviews/bank-change.ts";
import { submitIdentity } from "#domain/reviews/identity.ts";
import { logIn } from "#domain/sessions/login.ts";
import { changePassword as changeMemberPassword, checkNewPassword } from "#domain/sessions/password.ts";
import { endSession, openSession } from "#domain/sessions/session.ts";
import { compactText, plainText } from "#domain/spelling/plain-text.ts";
import type { IdentityAudit, Localised } from "#domain/state.ts";
import { tokyoTime } from "#domain/time/time.ts";
import { done, refuseAt, sliceOf, toRefusal } from "./answers.ts";
import { flowText } from "./flow-text.ts";
import { freeInviteCode } from "./invite-code.ts";
import { loginNameOf } from "./login-name.ts";
import { type AnswerOf, type Input, rejectForeign, type Operation, type PointerOf } from "./operation.ts";
import { reviewReason } from "./review-reason.ts";
import { userinfo } from "./userinfo.ts";

const given = (text: string | undefined): string | null => plainText(text ?? "") || null;

export const login: Operation<"user.login"> = async ({ body, store, passwords, entropy }) => {
  const account = loginNameOf(body);
  if (!account) return refuseAt("/account", "required");
  if (body.password === "") return refuseAt("/password", "required");

  const found = findMember(store.read(), account);
  const matches = await passwords.verify(body.password, found?.passwordHash ?? null);
  const claim = found
    ? { memberId: found.id, check: { againstHash: found.passwordHash, matches } }
    : { nameHash: entropy.hashToken(account.toLowerCase()) };
  const token = entropy.token();
  const tokenHash = entropy.hashToken(token);
  const decision = await store.transact((draft, now) => logIn(draft, { claim, tokenHash }, now));
  if (!decision.ok) return decision;
  const { member, previousLoginAt } = decision.value;
  return accept(userinfo(member, token, previousLoginAt));
};

export const logout: Operation<"user.logout"> = async ({ tokenHash, store }) =>
  tokenHash === undefined ? accept(null) : done(await store.transact((draft) => endSession(draft, tokenHash)));

const REGISTRATION = {
  username: "/username",
  mobile: "/mobile",
  email: "/email",
  password: "/password",
  repeated: "/re_password",
  invitedWith: "/inviteCode",
} as const satisfies Record<string, PointerOf<"user.register">>;

export const register: Operation<"user.register"> = async ({ body, store, language, passwords, entropy }) => {
  const registration = {
    username: given(body.username),
    mobile: given(body.mobile),
    email: given(body.email),
    invitedWith: compactText(body.inviteCode ?? "") || null,
  };
  const names = checkNames(registration);
  const password = checkNewPassword(body.password, body.re_password);
  // All missing fields are reported before any malformed one.
  const missing = [names, password].find((fault) => fault?.reason === "required");
  const fault = missing ?? names ?? password ?? checkRegistration(store.read(), registration);
  if (fault) return toRefusal(fault, REGISTRATION);

  const passwordHash = await passwords.hash(body.password);
  const token = entropy.token();
  const tokenHash = entropy.hashToken(token);
  const decision = await store.transact((draft, now) => {
    const inviteCode = freeInviteCode(draft, entropy);
    const registered = registerMember(draft, { ...registration, passwordHash, language, inviteCode }, now);
    if (registered.ok) openSession(draft, { memberId: registered.value.id, tokenHash }, now);
    return registered;
  });
  return decision.ok ? accept(userinfo(decision.value, token, null)) : toRefusal(decision, REGISTRATION);
};

export const getAssets: Operation<"user.getAssets"> = ({ member, store }) =>
  accept({ ...assetSummary(store.read(), member.id) });

export const authenticationInfo: Operation<"user.authenticationInfo"> = async ({ member, body, store }) => {
  rejectForeign(member, body.id);
  const command = {
    memberId: member.id,
    realName: body.username.trim(),
    sex: body.sex,
    idNumber: plainText(body.idCard),
    front: body.rightSide.trim(),
    back: body.reverseSide.trim(),
  };
  return done(await store.transact((draft, now) => submitIdentity(draft, command, now)), {
    realName: "/username",
    sex: "/sex",
    idNumber: "/idCard",
    front: "/rightSide",
    back: "/reverseSide",
  });
};

const AUDIT_CODES = { none: 0, verified: 1, failed: 2, "in-review": 3 } as const satisfies Record<
  IdentityAudit,
  number
>;

export const getAuditInfo: Operation<"user.getAuditInfo"> = ({ member, language }) => {
  const { audit, realName, sex, idNumber, front, back, reason } = member.identity;
  return accept({
    audit: AUDIT_CODES[audit],
    username: realName,
    sex,
    idCard: idNumber,
    reverseSide: back,
    rightSide: front,
    reason: reviewReason(reason, language),
  });
};

export const getCapitalFlow: Operation<"user.getCapitalFlow"> = ({ member, query, language, store }) => {
  const state = store.read();
  const type = query.type === 0 ? "income" : "expense";
  const flows = listFlows(state, { memberId: member.id, type, ...sliceOf(query) });
  return accept(
    flows.map((flow) => ({
      id: flow.id,
      explain: flowText(state, flow, language),
      createTime: tokyoTime(flow.at),
      accounts: flow.amount,
      ref: `${flow.ref.kind}:${flow.ref.id}`,
    })),
  );
};

export const setLang: Operation<"user.setLang"> = async ({ member, query, store }) => {
  const language = languageNamed(query.lang);
  if (!language) return refuseAt("/lang", "unknown-language");
  if (!member) return accept(null);
  return store.transact((draft) => chooseLanguage(draft, { memberId: member.id, language }));
};

/** Replaces the call's default message, which says that the password was changed. */
const EMAIL_BOUND: Localised = {
  ja: "メールアドレスを登録しました。",
  en: "Your email address has been registered.",
  "zh-CN": "邮箱已绑定。",
};

export const updateUserInfo: Operation<"user.updateUserInfo"> = async (input) => {
  const { member, body, store, language } = input;
  rejectForeign(member, body.id);
  const ofPassword = [body.oldPassword, body.password, body.re_password].some((field) => field !== undefined);
  if (ofPassword === (body.email !== undefined)) return refuse("ambiguous-change");
  if (ofPassword) return changePassword(input);

  const command = { memberId: member.id, email: plainText(body.email ?? "") };
  const decision = await store.transact((draft) => bindEmail(draft, command));
  return decision.ok ? { ...accept(null), msg: EMAIL_BOUND[language] } : toRefusal(decision, { email: "/email" });
};

async function changePassword({
  member,
  body,
  store,
  passwords,
}: Input<"user.updateUserInfo">): Promise<AnswerOf<"user.updateUserInfo">> {
  const { oldPassword = "", password = "", re_password: repeated = "" } = body;
  if (oldPassword === "") return refuseAt("/oldPassword", "required");
  const fault = checkNewPassword(password, repeated);
  if (fault) return toRefusal(fault, { password: "/password", repeated: "/re_password" });

  const matches = await passwords.verify(oldPassword, member.passwordHash);
  const check = { againstHash: member.passwordHash, matches };
  const newHash = matches ? await passwords.hash(password) : null;
  const command = { memberId: member.id, check, newHash };
  return done(await store.transact((draft, now) => changeMemberPassword(draft, command, now)), {
    oldPassword: "/oldPassword",
  });
}

export const changeBank: Operation<"user.changeBank"> = async ({ member, body, store }) => {
  const command = { memberId: member.id, number: compactText(body.bankCard), bankName: body.bankName.trim() };
  return done(await store.transact((draft, now) => askForBankChange(draft, command, now)), {
    number: "/bankCard",
    bankName: "/bankName",
  });
};

export const getInviteCode: Operation<"user.getInviteCode"> = ({ member }) => accept({ inviteCode: member.inviteCode });
