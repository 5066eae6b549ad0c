import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useController, useForm } from "react-hook-form";
import { getAddressAndRateQuery } from "#api/sys-config.ts";
import { useBindAddress, type WalletStatus } from "#api/wallet/bound-accounts.ts";
import { resolverOf } from "#components/forms/form-resolver.ts";
import { SummaryItem, SummaryList } from "#components/layout/summary-list.tsx";
import { AddressText } from "#features/personage/forms/address-text.tsx";
import type { Chain } from "#lib/chain/chain.ts";
import { BindFrame } from "../bind-frame.tsx";
import { useBinding } from "../use-binding.ts";
import { AddressField } from "./address-field.tsx";
import { AddressNote } from "./address-verdict.tsx";
import { type AddressValues, checkBindAddress, judgeBinding } from "./bind-address-form.ts";

interface BindAddressProps {
  chain: Chain;
  status: WalletStatus;
  reloading: boolean;
}

/** Binds the address for USDT withdrawals on one chain. */
export function BindAddress({ chain, status, reloading }: BindAddressProps) {
  const { t } = useLingui();
  // Members who have just topped up have the platform's address in their clipboard and may paste it here by mistake, so
  // the form rejects this address.
  const platform = useQuery(getAddressAndRateQuery(chain)).data?.address ?? undefined;
  const check = (values: AddressValues) => checkBindAddress(values, chain, platform);
  const form = useForm<AddressValues>({
    defaultValues: { address: "" },
    resolver: resolverOf(check),
  });
  const binding = useBinding(form, {
    wallet: chain,
    write: useBindAddress(),
    check,
    request: ({ address }) => ({ chain, address }),
    keep: ["address"],
    reloading,
  });
  const { name, value, onChange, onBlur, ref } = useController({ control: form.control, name: "address" }).field;
  const error = form.formState.errors.address;

  return (
    <BindFrame
      title={<Trans>Register your {chain} address</Trans>}
      reviewTitle={<Trans>Is this your {chain} address?</Trans>}
      lead={
        <Trans>
          USDT withdrawals over {chain} go to this address. You register it only once. Coins sent to a wrong address
          cannot be recovered.
        </Trans>
      }
      reason={status.reason}
      binding={binding}
      fields={
        <AddressField
          chain={chain}
          platform={platform}
          name={name}
          value={value}
          onValueChange={onChange}
          onBlur={onBlur}
          ref={ref}
          error={error && { message: error.message ?? "" }}
        />
      }
      summary={
        <>
          <SummaryList aria-label={t`Destination`}>
            <SummaryItem label={<Trans>Network</Trans>}>{chain}</SummaryItem>
            <SummaryItem label={<Trans>Address</Trans>}>
              <AddressText address={value} />
            </SummaryItem>
          </SummaryList>
          <AddressNote verdict={judgeBinding(chain, value, platform)} />
        </>
      }
    />
  );
}
