import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import { read, type ReadData, send } from "#api/call.ts";
import { countOf, textOrNull } from "#api/reply/readers.ts";
import { fieldsOf } from "#api/reply/wire.ts";
import { type BodyNames, useWrite } from "#api/use-write.ts";
import type { Chain, WalletType } from "#lib/chain/chain.ts";
import { CHAIN_CODES, WALLET_TYPE_CODES } from "./wallet-call.ts";

type Schemas = components["schemas"];

export interface WalletStatus {
  /**
   * True if the member must register a bank account or address before a withdrawal: for the codes 0 and 3. For any
   * other code the withdrawal form opens (rule J1).
   */
  readonly mustBind: boolean;
  /** The account or address is still being checked, so the server would refuse a withdrawal. */
  readonly inReview: boolean;
  /** The registered account or address, shortened by the server. */
  readonly boundTo: string | null;
  readonly reason: string | null;
}

const toWalletStatus = (data: ReadData<"/api/wallet/getWalletStatus">): WalletStatus => {
  const wire = fieldsOf(data);
  const status = countOf(wire.auditStatus);
  return {
    mustBind: status === 0 || status === 3,
    inReview: status === 2,
    boundTo: textOrNull(wire.bound),
    reason: textOrNull(wire.reason),
  };
};

export const getWalletStatusQuery = (walletType: WalletType) =>
  read("/api/wallet/getWalletStatus", toWalletStatus, { type: WALLET_TYPE_CODES[walletType] });

/** A bank account, of the member or of the company. */
export interface BankAccount {
  readonly bankName: string;
  readonly branchName: string;
  readonly branchCode: string;
  readonly number: string;
  readonly holder: string;
}

const BANK_FIELDS = {
  bankName: "bankName",
  branchName: "branchName",
  bic: "branchCode",
  bankcard: "number",
  cardholder: "holder",
} as const satisfies BodyNames<Schemas["BindBankCard"], BankAccount>;

/** Registers the account for withdrawals. */
export const useBindBankCard = () =>
  useWrite({
    fields: BANK_FIELDS,
    mutationFn: ({ bankName, branchName, branchCode, number, holder }: BankAccount) =>
      send("/api/wallet/bindBankCard", { bankName, branchName, bic: branchCode, bankcard: number, cardholder: holder }),
    meta: { success: "toast", refusals: "inline", unknown: "inline", invalidates: ["/api/wallet/getWalletStatus"] },
  });

/** Registers the address for withdrawals on this chain. */
export const useBindAddress = () =>
  useWrite({
    fields: { address: "address" },
    mutationFn: ({ chain, address }: { chain: Chain; address: string }) =>
      send("/api/wallet/bindAddress", { type: CHAIN_CODES[chain], address }),
    meta: { success: "toast", refusals: "inline", unknown: "inline", invalidates: ["/api/wallet/getWalletStatus"] },
  });
