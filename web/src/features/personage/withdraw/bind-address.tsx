import { Trans, useLingui } from "@lingui/react/macro";
import { useController, useForm } from "react-hook-form";
import { refusedFields } from "#api/refused-fields.ts";
import { type Chain, useBindAddress, type WalletStatus } from "#api/wallet.ts";
import { resolverOf } from "#components/form-resolver.ts";
import { SummaryItem, SummaryList } from "#components/summary-list.tsx";
import { useFormDraft } from "#features/personage/use-form-draft.ts";
import { judgeAddress } from "#lib/chain-address.ts";
import { AddressField } from "./address-field.tsx";
import { AddressText } from "#components/address-text.tsx";
import { AddressNote } from "./address-verdict.tsx";
import { type AddressValues, checkBindAddress } from "./bind-address-form.ts";
import { BindFrame } from "./bind-frame.tsx";
import { useBinding } from "./use-binding.ts";
import { useSteps } from "./use-place.ts";

interface BindAddressProps {
  chain: Chain;
  status: WalletStatus;
  reloading: boolean;
}

/** Names the address that USDT withdrawals on one chain go to. */
export function BindAddress({ chain, status, reloading }: BindAddressProps) {
  const { t } = useLingui();
  const check = (values: AddressValues) => checkBindAddress(values, chain);
  const form = useForm<AddressValues>({
    defaultValues: { address: "" },
    resolver: resolverOf(check),
  });
  const draft = useFormDraft(form, `bind:${chain}`, { keep: ["address"] });
  const bind = useBindAddress();
  const binding = useBinding(chain);
  const { name, value, onChange, onBlur, ref } = useController({ control: form.control, name: "address" }).field;
  const steps = useSteps(Object.keys(check({ address: value })).length === 0);
  const error = form.formState.errors.address;
  // Until the new status is here, the review stands and has nothing more to offer.
  const bound = bind.isSuccess && reloading;
  const busy = bind.isPending || bound;

  const review = form.handleSubmit(() => {
    binding.clear();
    steps.showReview();
  });
  const confirm = () => {
    if (busy) return;
    bind.mutate(
      { chain, address: value },
      {
        onSuccess: () => {
          draft.forget();
          steps.showForm();
        },
        onError: (failure) => {
          if (!binding.fail(failure)) return;
          const [first] = refusedFields(failure, { address: "address" } as const);
          if (!first) return;
          steps.showForm();
          form.setError("address", { type: "server", message: first.message }, { shouldFocus: true });
        },
      },
    );
  };

  return (
    <BindFrame
      title={<Trans>Register your {chain} address</Trans>}
      reviewTitle={<Trans>Is this your {chain} address?</Trans>}
      lead={
        <Trans>
          USDT withdrawals over {chain} go to this address. You register it once. Coins sent to a wrong address cannot
          be recovered.
        </Trans>
      }
      reason={status.reason}
      restored={draft.restored}
      reviewing={steps.inReview || bound}
      busy={busy}
      failure={binding.failure}
      shownAtField={Boolean(error?.message)}
      onReview={() => void review()}
      onBack={steps.showForm}
      onConfirm={confirm}
      fields={
        <AddressField
          chain={chain}
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
          <AddressNote verdict={judgeAddress(chain, value)} />
        </>
      }
    />
  );
}
