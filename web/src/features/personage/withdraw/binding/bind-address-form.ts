import type { Chain } from "#api/wallet.ts";
import type { FormFaults } from "#components/forms/form-resolver.ts";
import { type AddressVerdict, isGoodAddress, judgeAddress } from "#lib/chain-address.ts";

export interface AddressValues {
  address: string;
}

/** As an address of its chain; platform: it is the one that top-ups go to, and so nobody's own. */
export type BindingVerdict = AddressVerdict | "platform";

/** The address that top-ups on a chain go to; undefined while it is not known. */
export type PlatformAddress = string | undefined;

const same = (chain: Chain, one: string, other: string): boolean =>
  // An ERC20 address is the same in capitals and small letters.
  chain === "ERC20" ? one.toLowerCase() === other.toLowerCase() : one === other;

/** What an address is as the one that withdrawals are to go to. */
export function judgeBinding(chain: Chain, address: string, platform: PlatformAddress): BindingVerdict {
  const verdict = judgeAddress(chain, address);
  const isPlatform = isGoodAddress(verdict) && platform !== undefined && same(chain, address, platform);
  return isPlatform ? "platform" : verdict;
}

/** The address must be a whole one of this chain, and the member's; what speaks against it is the fault. */
export function checkBindAddress(
  { address }: AddressValues,
  chain: Chain,
  platform: PlatformAddress,
): FormFaults<AddressValues, BindingVerdict> {
  const verdict = judgeBinding(chain, address, platform);
  return verdict !== "platform" && isGoodAddress(verdict) ? {} : { address: verdict };
}
