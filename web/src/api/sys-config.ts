import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#lib/language.ts";
import { asRate, asUsdt, type Rate, type Usdt } from "#lib/usdt.ts";
import { client, queryKey } from "./client.ts";
import { unwrap } from "./unwrap.ts";
import type { BankAccount, Chain } from "./wallet.ts";

export interface DepositAddress {
  readonly address: string;
  /** Yen per USDT on this chain; the binding one (rule H3). */
  readonly rate: Rate;
}

/** Where USDT is sent on this chain, and at what rate. */
export const getAddressAndRateQuery = (chain: Chain) =>
  queryOptions({
    queryKey: queryKey("/api/sys_config/getAddressAndRate", { key: chain }),
    queryFn: async ({ signal }): Promise<DepositAddress> => {
      const { data } = await unwrap(
        client.GET("/api/sys_config/getAddressAndRate", { params: { query: { key: chain } }, signal }),
      );
      return { address: data.value, rate: asRate(data.rate) };
    },
  });

/** What the top-up dialogs need before a deposit. A part that the server does not know is null. */
export interface TopUpConfig {
  /** Yen per USDT on the platform. */
  readonly platformRate: Rate | null;
  readonly minimumUsdt: Usdt | null;
  readonly receivingAccount: BankAccount | null;
}

export const getConfigListQuery = () => {
  const query = { keys: "platform_to_usdt,min_recharge,bank_account" };
  return queryOptions({
    queryKey: queryKey("/api/sys_config/getConfigList", query),
    queryFn: async ({ signal }): Promise<TopUpConfig> => {
      const { data } = await unwrap(client.GET("/api/sys_config/getConfigList", { params: { query }, signal }));
      const bank = data.bank_account;
      return {
        platformRate: data.platform_to_usdt === undefined ? null : asRate(data.platform_to_usdt),
        minimumUsdt: data.min_recharge === undefined ? null : asUsdt(data.min_recharge),
        receivingAccount: bank
          ? {
              bankName: bank.bankName,
              branchName: bank.branchName,
              branchCode: bank.bic,
              number: bank.bankcard,
              holder: bank.cardholder,
            }
          : null,
      };
    },
  });
};

export type AgreementType = "privacy" | "user_policy";

/** An agreement by language (HTML of the server: clean it). */
export const getArrayConfigQuery = (type: AgreementType) =>
  queryOptions({
    queryKey: queryKey("/api/sys_config/getArrayConfig", { key: type }),
    queryFn: async ({ signal }): Promise<Readonly<Record<Language, string>>> => {
      const { data } = await unwrap(
        client.GET("/api/sys_config/getArrayConfig", { params: { query: { key: type } }, signal }),
      );
      const { ja, en, "zh-CN": chinese } = data;
      return { ja, en, "zh-CN": chinese };
    },
  });
