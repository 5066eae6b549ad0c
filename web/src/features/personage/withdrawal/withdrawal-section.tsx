import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Coins, KeyRound, Landmark } from "lucide-react";
import { useEffect } from "react";
import { getAuditInfoQuery } from "#api/user.ts";
import { getBalanceQuery } from "#api/wallet/balance.ts";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { Notice } from "#components/feedback/notice.tsx";
import { QueryView, SettledView } from "#components/feedback/query-view.tsx";
import { Stack } from "#components/layout/stack.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ChoiceButton, Choices } from "#features/personage/forms/choice-button.tsx";
import { StepTitle } from "#features/personage/forms/step-title.tsx";
import { RecordResult } from "#features/personage/money-result/record-result.tsx";
import { useDialog } from "#features/personage/navigation/dialog-search.ts";
import { DialogSlot } from "#features/personage/navigation/dialog-slot.tsx";
import { SectionLink } from "#features/personage/navigation/section-link.tsx";
import { SET_PAY_PASSWORD } from "#features/personage/navigation/set-pay-password.ts";
import { FundsLine } from "./funds-line.tsx";
import { IdentityNotice } from "./identity-notice.tsx";
import { usePayPasswordGate } from "./use-pay-password-gate.ts";
import { useWithdrawalPage } from "./use-withdrawal-page.ts";

const ChainDialog = lateComponent(async () => (await import("./chain-dialog.tsx")).ChainDialog);
const WalletPlace = lateComponent(async () => (await import("./wallet-page.tsx")).WalletPage, <ChoiceSkeleton />);

/**
 * Withdrawals: the last result, then the choice of a method, the binding of its wallet, and the form (rules F7, J1 and
 * J4).
 */
export function WithdrawalSection() {
  const payPassword = usePayPasswordGate();
  const { wallet, open } = useWithdrawalPage();
  const chains = useDialog("withdraw-chain");

  // Preloaded, so that the next page opens at once.
  useEffect(() => {
    WalletPlace.ahead();
    ChainDialog.ahead();
  }, []);

  const content = (
    <QueryView query={payPassword} skeleton={<ChoiceSkeleton />}>
      {({ needsPayPassword }) =>
        needsPayPassword && payPassword.isFetching ? (
          <ChoiceSkeleton />
        ) : needsPayPassword ? (
          <Notice colorPalette="review" icon={KeyRound}>
            <Trans>
              Withdrawals need a trading password, and you have none yet. We are taking you to the settings, and back
              here once it is set.{" "}
              <SectionLink {...SET_PAY_PASSWORD} comeBack>
                Set it now
              </SectionLink>
            </Trans>
          </Notice>
        ) : (
          <>
            {wallet === null ? (
              <Choice onBank={() => open("bank")} onUsdt={() => chains.show()} />
            ) : (
              <WalletPlace key={wallet} wallet={wallet} />
            )}
            <DialogSlot subject={chains.open && wallet === null ? "chains" : null}>
              {(_, frame) => (
                <ChainDialog onClose={chains.close} onChoose={(chain) => open(chain, { inPlace: true })} {...frame} />
              )}
            </DialogSlot>
          </>
        )
      }
    </QueryView>
  );
  return (
    <>
      <RecordResult paths={["/api/wallet/bankWithdrawal", "/api/wallet/withdrawal"]} />
      {content}
    </>
  );
}

function Choice({ onBank, onUsdt }: { onBank: () => void; onUsdt: () => void }) {
  const balance = useQuery(getBalanceQuery());
  const identity = useQuery(getAuditInfoQuery());
  return (
    <SettledView queries={[balance, identity]} skeleton={<ChoiceSkeleton />}>
      <Stack gap="5">
        <StepTitle>
          <Trans>Where should the money go?</Trans>
        </StepTitle>
        <FundsLine inUsdt />
        <IdentityNotice />
        <Choices>
          <ChoiceButton icon={Landmark} title={<Trans>Withdrawal to a bank account</Trans>} onClick={onBank}>
            <Trans>Yen to the bank account you have registered.</Trans>
          </ChoiceButton>
          <ChoiceButton icon={Coins} title={<Trans>USDT withdrawal</Trans>} onClick={onUsdt}>
            <Trans>USDT to your own address on ERC20 or TRC20.</Trans>
          </ChoiceButton>
        </Choices>
      </Stack>
    </SettledView>
  );
}

function ChoiceSkeleton() {
  return (
    <Stack gap="5">
      <Skeleton width="14rem" height="7" />
      <Skeleton width="18rem" />
      <Choices>
        <Skeleton height="7rem" borderRadius="panel" />
        <Skeleton height="7rem" borderRadius="panel" />
      </Choices>
    </Stack>
  );
}
