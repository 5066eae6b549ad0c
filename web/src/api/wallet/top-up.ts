import { contentOf, type StoredFile } from "#api/common.ts";
import { moneyCall } from "#api/money-call.ts";
import type { Usdt } from "#lib/amount/usdt.ts";
import type { Yen } from "#lib/amount/yen.ts";
import type { Chain } from "#lib/chain/chain.ts";
import { CHAIN_CODES, WALLET_CALL, wholeOf } from "./wallet-call.ts";

interface UsdtTopUp {
  readonly amount: Usdt;
  readonly chain: Chain;
  readonly txId: string;
}

/** Reports a deposit of whole USDT. The server expects the chain's name as `name` (rule H4). */
export const recharge = moneyCall({
  ...WALLET_CALL,
  path: "/api/wallet/recharge",
  fields: { amount: "amount", txId: "txId" },
  body: ({ amount, chain, txId }: UsdtTopUp) => ({
    amount: wholeOf(amount),
    name: chain,
    txId,
    payType: CHAIN_CODES[chain],
  }),
});

interface BankTopUp {
  readonly amount: Yen;
  readonly receipt: StoredFile;
}

/** Reports a bank transfer, which is credited once it is approved. */
export const bankRecharge = moneyCall({
  ...WALLET_CALL,
  path: "/api/wallet/bankRecharge",
  fields: { amount: "amount", image: "receipt" },
  body: ({ amount, receipt }: BankTopUp) => ({ amount, image: receipt }),
  same: ({ amount, receipt }) => ({ amount, receipt: contentOf(receipt) ?? receipt }),
});
