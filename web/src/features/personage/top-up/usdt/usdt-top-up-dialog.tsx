import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { getAddressAndRateQuery, getConfigListQuery } from "#api/sys-config.ts";
import { type DialogFrame, FormDialog } from "#components/dialogs/form-dialog.tsx";
import { QueryView, SettledView } from "#components/feedback/query-view.tsx";
import { DraftNotice } from "#components/forms/draft-notice.tsx";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { stepTitleElement } from "#features/personage/forms/step-title.tsx";
import { useWarningConfirmation } from "#features/personage/forms/use-warning-confirmation.ts";
import { WarningConfirmation } from "#features/personage/forms/warning-confirmation.tsx";
import { PendingRequests } from "#features/personage/money-request/pending-requests.tsx";
import { cleanTxId, judgeTxId } from "#lib/chain/tx-id.ts";
import { TopUpSteps } from "./top-up-steps.tsx";
import { UsdtAmountStep } from "./usdt-amount-step.tsx";
import { UsdtDepositStep } from "./usdt-deposit-step.tsx";
import { useUsdtTopUpForm } from "./use-usdt-top-up-form.ts";

/** Reports a USDT deposit in two steps; starts over each time it opens (rule H2). */
export function UsdtTopUpDialog(frame: DialogFrame) {
  const { form, draft, steps, busy, isWaiting, refusal, unknown, proceed, confirm } = useUsdtTopUpForm(frame.open);
  const [amount, chain, txId] = useWatch({ control: form.control, name: ["amount", "chain", "txId"] });
  const inDeposit = steps.inNext;
  const verdict = chain === "" ? "empty" : judgeTxId(chain, txId);
  const stop = useWarningConfirmation(verdict === "good" || verdict === "empty" ? "" : `${chain}:${cleanTxId(txId)}`);
  const config = useQuery(getConfigListQuery());
  const deposit = useQuery({
    ...getAddressAndRateQuery(chain || "TRC20"),
    enabled: inDeposit && chain !== "",
    // Refetch whenever the second step opens, because address and rate may have changed since.
    staleTime: 0,
  });
  const change = () => {
    steps.showForm();
    form.setFocus("amount");
  };

  return (
    <FormDialog
      {...frame}
      finalFocusEl={stepTitleElement}
      title={<Trans>USDT top-up</Trans>}
      busy={busy}
      sending={isWaiting}
      dirty={amount !== "" || chain !== "" || txId !== ""}
      onDiscard={draft.forget}
      cancelDiscards
      onBack={inDeposit ? change : undefined}
      needsNetwork={inDeposit}
      refusal={refusal}
      onSubmit={() => {
        if (!inDeposit) void proceed();
        else if (deposit.data && !stop.stops()) void confirm();
      }}
      footer={
        inDeposit && !deposit.data
          ? (close) => (
              <Button variant="outline" onClick={close}>
                <Trans>Cancel</Trans>
              </Button>
            )
          : undefined
      }
      submitLabel={<SubmitLabel inDeposit={inDeposit} unknown={unknown} />}
    >
      <TopUpSteps current={inDeposit ? 1 : 0} />
      <PendingRequests path="/api/wallet/recharge" />
      <DraftNotice restored={draft.restored} />
      {inDeposit ? (
        <QueryView
          query={deposit}
          skeleton={<Skeleton height={{ base: "50rem", sm: "42rem" }} borderRadius="control" />}
        >
          {(place) => (
            <>
              <UsdtDepositStep form={form} deposit={place} config={config.data} onChange={change} />
              <WarningConfirmation stop={stop} onUse={() => void confirm()}>
                <Trans>We find your transfer by its TXID. With a wrong one it cannot be credited.</Trans>
              </WarningConfirmation>
            </>
          )}
        </QueryView>
      ) : (
        <SettledView
          queries={[config]}
          skeleton={<Skeleton height={{ base: "27rem", sm: "25rem" }} borderRadius="control" />}
        >
          <UsdtAmountStep form={form} />
        </SettledView>
      )}
    </FormDialog>
  );
}

function SubmitLabel({ inDeposit, unknown }: { inDeposit: boolean; unknown: boolean }) {
  if (!inDeposit) return <Trans>Next</Trans>;
  return unknown ? <Trans>Submit the same again</Trans> : <Trans>I have completed the deposit</Trans>;
}
