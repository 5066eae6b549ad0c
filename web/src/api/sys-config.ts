import type { Rate, Usdt } from "#lib/amount/usdt.ts";
import type { Chain } from "#lib/chain/chain.ts";
import type { Language } from "#lib/language.ts";
import { read, type ReadData } from "./call.ts";
import { rateOf, textOf, textOrNull, usdtOf } from "./reply/readers.ts";
import { fieldsOf, innerFields } from "./reply/wire.ts";
import type { BankAccount } from "./wallet/bound-accounts.ts";

export interface DepositAddress {
  /** Null if the server sends none. */
  readonly address: string | null;
  /** Yen per USDT on this chain: the rate at which the deposit is credited (rule H3). */
  readonly rate: Rate | null;
}

export const getAddressAndRateQuery = (chain: Chain) =>
  read(
    "/api/sys_config/getAddressAndRate",
    (data): DepositAddress => {
      const { value, rate } = fieldsOf(data);
      return { address: textOrNull(value), rate: rateOf(rate) };
    },
    { key: chain },
  );

/** Data for the top-up dialogs; a part that the server omits is null. */
export interface TopUpConfig {
  /** Yen per USDT on the platform. */
  readonly platformRate: Rate | null;
  readonly minimumUsdt: Usdt | null;
  readonly receivingAccount: ReceivingBank | null;
}

/** The account for bank top-ups. `accountType` and `reference` are null if the server omits them. */
export interface ReceivingBank extends BankAccount {
  /** In the bank's own words: 普通, 当座. */
  readonly accountType: string | null;
  /** The reference to enter with the transfer. */
  readonly reference: string | null;
}

const toTopUpConfig = (data: ReadData<"/api/sys_config/getConfigList">): TopUpConfig => {
  const wire = fieldsOf(data);
  const bank = innerFields<NonNullable<typeof data.bank_account>>(wire.bank_account);
  const number = textOf(bank.bankcard);
  return {
    platformRate: rateOf(wire.platform_to_usdt),
    minimumUsdt: usdtOf(wire.min_recharge),
    // An account without a number is useless, so treat it as missing.
    receivingAccount:
      number === ""
        ? null
        : {
            bankName: textOf(bank.bankName),
            branchName: textOf(bank.branchName),
            branchCode: textOf(bank.bic),
            number,
            holder: textOf(bank.cardholder),
            accountType: textOrNull(bank.accountType),
            reference: textOrNull(bank.reference),
          },
  };
};

export const getConfigListQuery = () =>
  read("/api/sys_config/getConfigList", toTopUpConfig, { keys: "platform_to_usdt,min_recharge,bank_account" });

export type AgreementType = "privacy" | "user_policy";

/** The text of an agreement in each language (HTML from the server: sanitize it). */
export const getArrayConfigQuery = (type: AgreementType) =>
  read(
    "/api/sys_config/getArrayConfig",
    (data): Readonly<Record<Language, string>> => {
      const { ja, en, "zh-CN": chinese } = fieldsOf(data);
      return { ja: textOf(ja), en: textOf(en), "zh-CN": textOf(chinese) };
    },
    { key: type },
  );
