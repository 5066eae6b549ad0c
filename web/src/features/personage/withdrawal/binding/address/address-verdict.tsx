import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck } from "lucide-react";
import { Notice } from "#components/feedback/notice.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { ADDRESS_LENGTHS } from "#lib/chain/chain-address.ts";
import { type Chain, otherChain } from "#lib/chain/chain.ts";
import type { BindingVerdict } from "./bind-address-form.ts";

/** Returns a function that describes the error of an address and how to fix it; undefined for a valid address. */
export function useAddressFault(chain: Chain) {
  const { t } = useLingui();
  const length = ADDRESS_LENGTHS[chain];
  const start = chain === "TRC20" ? "T" : "0x";
  const other = otherChain(chain);
  return (verdict: BindingVerdict, address: string): string | undefined => {
    const count = address.length;
    switch (verdict) {
      case "empty":
        return t`Enter the address.`;
      case "incomplete":
        return t`The address is too short: ${count} of ${length} characters.`;
      case "too-long":
        return t`The address is too long: ${count} instead of ${length} characters.`;
      case "wrong-chain":
        return t`This looks like an address on ${other}. You have chosen ${chain}: enter an address that starts with ${start}.`;
      case "bad-character":
        return t`This is not an address on ${chain}: it starts wrongly or contains a character that such addresses do not have.`;
      case "bad-checksum":
        return t`The checksum does not match, so at least one character is wrong. Copy the address from your wallet again.`;
      case "platform":
        return t`This is our address, which top-ups go to, not yours. Enter the address of your own wallet.`;
      case "valid":
      case "unsummed":
        return undefined;
    }
  };
}

/** Reports that an address is valid, or valid as far as can be checked. */
export function AddressNote({ verdict }: { verdict: BindingVerdict }) {
  if (verdict === "unsummed") {
    return (
      <Notice>
        <Trans>
          The format is right. But an address in all upper or lower case carries no checksum, so a typing mistake cannot
          be detected. Please compare it carefully.
        </Trans>
      </Notice>
    );
  }
  if (verdict !== "valid") return null;
  return (
    <chakra.p display="flex" gap="1.5" color="success" fontSize="sm" lineHeight="snug">
      <Icon of={CircleCheck} size={18} />
      <Trans>The address is complete and its checksum is right.</Trans>
    </chakra.p>
  );
}
