import { usdtText } from "#domain/amounts/usdt.ts";
import type { ReceivingBank } from "#domain/content.ts";
import { accept } from "#domain/decision.ts";
import { rowOrThrow } from "#domain/row-or-throw.ts";
import { settingsOf } from "#domain/settings.ts";
import { CHAIN_NAMES, type Chain, type MemberId } from "#domain/state.ts";
import { refuseAt } from "./answers.ts";
import type { Operation } from "./operation.ts";

const isChain = (name: string): name is Chain => CHAIN_NAMES.some((chain) => chain === name);

export const getAddressAndRate: Operation<"sys_config.getAddressAndRate"> = ({ query, store }) => {
  const name = query.key.toUpperCase();
  if (!isChain(name)) return refuseAt("/key", "unknown-key");
  const { depositAddress, rate } = settingsOf(store.read()).chains[name];
  return accept({ value: depositAddress, rate });
};

const receivingAccount = (
  { bankName, branchName, branchCode, number, holder, accountType }: ReceivingBank,
  member: MemberId,
) => ({
  bankName,
  branchName,
  bic: branchCode,
  bankcard: number,
  cardholder: holder,
  ...(accountType !== undefined && { accountType }),
  reference: `HG${String(member).padStart(6, "0")}`,
});

const LISTED = ["platform_to_usdt", "min_recharge", "bank_account"] as const;

export const getConfigList: Operation<"sys_config.getConfigList"> = ({ query, store, member }) => {
  const asked: readonly string[] = query.keys?.split(",") ?? LISTED;
  if (!asked.every((key) => LISTED.some((known) => known === key))) return refuseAt("/keys", "unknown-key");
  const { platformRate, minimumCoinTopUp, receivingBank } = settingsOf(store.read());
  return accept({
    ...(asked.includes("platform_to_usdt") && { platform_to_usdt: platformRate }),
    ...(asked.includes("min_recharge") && { min_recharge: usdtText(minimumCoinTopUp) }),
    ...(asked.includes("bank_account") && { bank_account: receivingAccount(receivingBank, member.id) }),
  });
};

export const getArrayConfig: Operation<"sys_config.getArrayConfig"> = ({ query, store }) => {
  const { agreements } = rowOrThrow(store.read().publications, "main");
  const text = Object.hasOwn(agreements, query.key) ? agreements[query.key] : undefined;
  return text ? accept(text) : refuseAt("/key", "unknown-key");
};
