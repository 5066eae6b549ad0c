import type { FormFaults } from "#components/forms/form-resolver.ts";
import { type AddressVerdict, isGoodAddress, judgeAddress } from "#lib/chain/chain-address.ts";
import type { Chain } from "#lib/chain/chain.ts";

export interface AddressValues {
  address: string;
}

/** The verdict on an address. `platform`: it is the platform's own deposit address. */
export type BindingVerdict = AddressVerdict | "platform";

/** The platform's deposit address on a chain; undefined until known. */
export type PlatformAddress = string | undefined;

const same = (chain: Chain, one: string, other: string): boolean =>
  // ERC20 addresses are case-insensitive.
  chain === "ERC20" ? one.toLowerCase() === other.toLowerCase() : one === other;

/** Validates an address as the target of withdrawals. */
export function judgeBinding(chain: Chain, address: string, platform: PlatformAddress): BindingVerdict {
  const verdict = judgeAddress(chain, address);
  const isPlatform = isGoodAddress(verdict) && platform !== undefined && same(chain, address, platform);
  return isPlatform ? "platform" : verdict;
}

/** The address must be complete, of this chain, and not the platform's own deposit address. */
export function checkBindAddress(
  { address }: AddressValues,
  chain: Chain,
  platform: PlatformAddress,
): FormFaults<AddressValues, BindingVerdict> {
  const verdict = judgeBinding(chain, address, platform);
  return verdict !== "platform" && isGoodAddress(verdict) ? {} : { address: verdict };
}
