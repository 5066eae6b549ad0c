import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Yen } from "#lib/amount/yen.ts";
import type { Language } from "#lib/language.ts";
import type { EpochMs } from "#lib/time/tokyo-time.ts";
import { readUserinfo, type Session, toSession } from "#state/session.ts";
import { get, put, read, type ReadData, send } from "./call.ts";
import { queryKey } from "./client.ts";
import type { StoredFile } from "./common.ts";
import { getAll, readAll } from "./read-all.ts";
import { idOf, textOf, textOrNull, yenOf } from "./reply/readers.ts";
import { timeOf } from "./reply/time-reader.ts";
import { fieldsOf, itemsOf, named, type Wire } from "./reply/wire.ts";
import { type BodyNames, useWrite } from "./use-write.ts";

type Schemas = components["schemas"];

/** The member's own id, which the server only compares with the session (rule A4). */
function ownId(): { id?: number } {
  const id = readUserinfo()?.id;
  return id ? { id } : {};
}

/** The session in the reply to a login: `data.userinfo`, or `data` itself (rule D8). */
function sessionOf(data: Schemas["UserSessionOk"]["data"]): Session {
  const wire = fieldsOf(data);
  return toSession(wire.userinfo ?? wire);
}

interface Credentials {
  readonly account: string;
  readonly password: string;
}

/** Logs in; resolves to the session, which the caller stores. Refusal reasons: too-many-attempts, wrong-credentials. */
export const useLogin = () =>
  useWrite({
    fields: { account: "account", password: "password" } satisfies BodyNames<Schemas["Login"], Credentials>,
    mutationFn: async ({ account, password }: Credentials) => {
      const body = { account, password: password.normalize("NFC") };
      const { data, msg } = await send("/api/user/login", body);
      return { data: sessionOf(data), msg };
    },
    meta: { refusals: "inline" },
  });

/** Ends the session on the server. Ignores a failure, because the session ends in the browser anyway (rule A6). */
export const useLogout = () =>
  useMutation({
    mutationFn: () => send("/api/user/logout", undefined),
    meta: { failures: "ignored" },
  });

export interface Registration {
  /** The one of username, mobile number and email address that the visitor signs up with. */
  readonly account: { readonly username: string } | { readonly mobile: string } | { readonly email: string };
  readonly password: string;
  readonly passwordAgain: string;
  readonly inviteCode?: string;
}

const REGISTRATION_FIELDS = {
  email: "account",
  mobile: "account",
  username: "account",
  password: "password",
  re_password: "passwordAgain",
  inviteCode: "inviteCode",
} as const satisfies BodyNames<Schemas["Register"], Registration>;

/** Registers and logs in; resolves to the session, which the caller stores. */
export const useRegister = () =>
  useWrite({
    fields: REGISTRATION_FIELDS,
    mutationFn: async ({ account, password, passwordAgain, inviteCode }: Registration) => {
      const body: Schemas["Register"] = { ...account, password, re_password: passwordAgain };
      const { data, msg } = await send("/api/user/register", inviteCode ? { ...body, inviteCode } : body);
      return { data: sessionOf(data), msg };
    },
    meta: { refusals: "inline" },
  });

export interface Assets {
  readonly totalAssets: Yen | null;
  readonly totalProfit: Yen | null;
  readonly balance: Yen | null;
  readonly holdingsValue: Yen | null;
  readonly invitationBonus: Yen | null;
}

export const getAssetsQuery = () =>
  read("/api/user/getAssets", (data): Assets => {
    const wire = fieldsOf(data);
    return {
      totalAssets: yenOf(wire.totalAssets),
      totalProfit: yenOf(wire.profit),
      balance: yenOf(wire.balance),
      holdingsValue: yenOf(wire.totalValue),
      invitationBonus: yenOf(wire.invitation),
    };
  });

export type IdentityAudit = "none" | "verified" | "failed" | "in-review" | "unknown";
export type Sex = "male" | "female";

export interface Identity {
  readonly audit: IdentityAudit;
  readonly realName: string | null;
  readonly sex: Sex | "unknown" | null;
  readonly idNumber: string | null;
  readonly frontImage: StoredFile | null;
  readonly backImage: StoredFile | null;
  readonly failureReason: string | null;
}

const IDENTITY_AUDITS: Record<string, IdentityAudit> = { 0: "none", 1: "verified", 2: "failed", 3: "in-review" };
const SEXES: Record<string, Sex> = { 0: "male", 1: "female" };

export const getAuditInfoQuery = () =>
  queryOptions({
    queryKey: queryKey("/api/user/getAuditInfo"),
    queryFn: async ({ signal }): Promise<Identity> => {
      const { data } = await send("/api/user/getAuditInfo", {}, { signal });
      const wire = fieldsOf(data);
      const sex = textOrNull(wire.sex);
      return {
        audit: named(IDENTITY_AUDITS, wire.audit),
        realName: textOrNull(wire.username),
        sex: sex === null ? null : named(SEXES, sex),
        idNumber: textOrNull(wire.idCard),
        frontImage: textOrNull(wire.rightSide) as StoredFile | null,
        backImage: textOrNull(wire.reverseSide) as StoredFile | null,
        failureReason: textOrNull(wire.reason),
      };
    },
  });

interface IdentityForm {
  readonly realName: string;
  readonly sex: Sex;
  readonly idNumber: string;
  readonly frontImage: StoredFile;
  readonly backImage: StoredFile;
}

const IDENTITY_FIELDS = {
  username: "realName",
  sex: "sex",
  idCard: "idNumber",
  rightSide: "frontImage",
  reverseSide: "backImage",
} as const satisfies BodyNames<Schemas["SubmitIdentity"], IdentityForm>;

/** Submits the identity for review. The caller must reload getAuditInfo after 1 s (rule G3). */
export const useAuthenticationInfo = () =>
  useWrite({
    fields: IDENTITY_FIELDS,
    mutationFn: ({ realName, sex, idNumber, frontImage, backImage }: IdentityForm) =>
      send("/api/user/authenticationInfo", {
        ...ownId(),
        username: realName,
        sex: sex === "male" ? "0" : "1",
        idCard: idNumber,
        rightSide: frontImage,
        reverseSide: backImage,
      }),
    meta: { success: "toast", refusals: "inline", unknown: "inline" },
  });

export type FlowDirection = "income" | "expense";

export interface CashFlowItem {
  readonly id: number;
  readonly explanation: string;
  readonly at: EpochMs | null;
  /** Always positive; the list's direction gives the sign (rule L3). */
  readonly amount: Yen | null;
  /** The cause of the movement, as kind and id ("holding:7"); null if the server omits it. */
  readonly cause: string | null;
}

const toFlowItem = (wire: Wire<Schemas["CashFlowItem"]>): CashFlowItem => ({
  id: idOf(wire.id),
  explanation: textOf(wire.explain),
  at: timeOf(wire.createTime),
  amount: yenOf(wire.accounts),
  cause: textOrNull(wire.ref),
});

const toFlow = (data: ReadData<"/api/user/getCapitalFlow">): readonly CashFlowItem[] => itemsOf(data).map(toFlowItem);

const flowType = (direction: FlowDirection) => (direction === "income" ? 0 : 1);

export const readCapitalFlow = (direction: FlowDirection, signal: AbortSignal): Promise<readonly CashFlowItem[]> =>
  getAll("/api/user/getCapitalFlow", toFlow, { type: flowType(direction) }, signal);

/** All movements of the member's money in one direction, newest first. */
export const getCapitalFlowQuery = (direction: FlowDirection) =>
  readAll("/api/user/getCapitalFlow", toFlow, { type: flowType(direction) });

/**
 * The newest movements of money in one direction, at most `limit`. A server without pages sends all, so cut them here.
 */
export const getNewestFlowQuery = (direction: FlowDirection, limit: number) =>
  read("/api/user/getCapitalFlow", (data) => toFlow(data).slice(0, limit), {
    type: flowType(direction),
    page: 1,
    limit,
  });

/** How long a change of language waits for the server before the page reloads anyway (rule C3). */
const SET_LANG_TIMEOUT_MS = 3000;

/** Sends the language to the server; gives up after 3 s and never throws. */
export async function setLang(lang: Language): Promise<void> {
  const signal = AbortSignal.timeout(SET_LANG_TIMEOUT_MS);
  await get("/api/user/setLang", { lang }, signal).catch(() => undefined);
}

/** Changes the member's own account: the login password, or the email address. */
export const updateUserInfo = (change: Schemas["UpdateUserInfo"]) =>
  put("/api/user/userInfo", { ...ownId(), ...change });

interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
  readonly passwordAgain: string;
}

/** Changes the login password, which ends every session. */
export const useChangePassword = () =>
  useWrite({
    fields: PASSWORD_FIELDS,
    mutationFn: ({ oldPassword, password, passwordAgain }: PasswordChange) =>
      updateUserInfo({ oldPassword: oldPassword.normalize("NFC"), password, re_password: passwordAgain }),
    meta: { refusals: "inline", unknown: "inline" },
  });

const PASSWORD_FIELDS = {
  oldPassword: "oldPassword",
  password: "password",
  re_password: "passwordAgain",
} as const satisfies BodyNames<Schemas["UpdateUserInfo"], PasswordChange>;

/** Binds an email address, replacing any other. */
export const useBindEmail = () =>
  useWrite({
    fields: { email: "email" },
    mutationFn: ({ email }: { email: string }) => updateUserInfo({ email }),
    meta: { refusals: "inline", unknown: "inline" },
  });

interface BankCard {
  readonly cardNumber: string;
  readonly bankName: string;
}

/** Asks customer service to change the bank card; the change is not immediate (rule J3). */
export const useChangeBank = () =>
  useWrite({
    fields: { bankCard: "cardNumber", bankName: "bankName" } satisfies BodyNames<Schemas["ChangeBank"], BankCard>,
    mutationFn: ({ cardNumber, bankName }: BankCard) => put("/api/user/bank", { bankCard: cardNumber, bankName }),
    meta: { refusals: "inline", unknown: "inline" },
  });

export const getInviteCodeQuery = () => read("/api/user/getInviteCode", (data) => textOf(fieldsOf(data).inviteCode));
