import type { Chain } from "#api/wallet.ts";
import type { FormFaults } from "#components/form-resolver.ts";
import { type AddressVerdict, isGoodAddress, judgeAddress } from "#lib/chain-address.ts";

export interface AddressValues {
  address: string;
}

/** The address must be a whole one of this chain; what speaks against it is the fault. */
export function checkBindAddress({ address }: AddressValues, chain: Chain): FormFaults<AddressValues, AddressVerdict> {
  const verdict = judgeAddress(chain, address);
  return isGoodAddress(verdict) ? {} : { address: verdict };
}
