import type { components } from "@hashgrove/contract/openapi.gen.d.ts";
import { asUsdt, type Usdt } from "#lib/usdt.ts";
import { asYen, type Yen } from "#lib/yen.ts";
import type { KeptIntent } from "#state/intents.ts";
import type { Chain } from "./wallet.ts";

type Schemas = components["schemas"];
/** The bodies of all money requests in one type: each has the fields of its call. */
type Body = Partial<Schemas["BuyProduct"] & Schemas["CoinRecharge"] & Schemas["CoinWithdrawal"]>;

/** The content of a pending money request. */
export interface KeptRequest {
  /** The amount in yen for yen calls, in USDT for coin calls. */
  readonly yen: Yen;
  readonly usdt: Usdt;
  readonly productId: number | undefined;
  readonly chain: Chain;
  readonly txId: string;
}

export function requestOf(kept: KeptIntent): KeptRequest {
  const { amount = 0, price = amount, products_id: productId, payType, txId = "" } = JSON.parse(kept.body) as Body;
  return { yen: asYen(price), usdt: asUsdt(amount), productId, chain: payType === 1 ? "TRC20" : "ERC20", txId };
}
