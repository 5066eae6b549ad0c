import { Trans } from "@lingui/react/macro";
import { Coins, Landmark } from "lucide-react";
import { useEffect } from "react";
import { lateComponent } from "#components/late-component.tsx";
import { ChoiceButton, Choices } from "#features/personage/choice-button.tsx";
import { useDialog } from "#features/personage/dialog-search.ts";
import { DialogSlot } from "#features/personage/dialog-slot.tsx";

const BankTopUpDialog = lateComponent(async () => (await import("./bank-top-up-dialog.tsx")).BankTopUpDialog);
const UsdtTopUpDialog = lateComponent(async () => (await import("./usdt-top-up-dialog.tsx")).UsdtTopUpDialog);

/** The two ways to top up (rules H1 and H2). */
export function TopUpSection() {
  const bank = useDialog("bank-top-up");
  const usdt = useDialog("usdt-top-up");

  // Loaded ahead, so that a dialog opens at once.
  useEffect(() => {
    BankTopUpDialog.ahead();
    UsdtTopUpDialog.ahead();
  }, []);

  return (
    <>
      <Choices>
        <ChoiceButton icon={Landmark} title={<Trans>Bank-card top-up</Trans>} onClick={() => bank.show()}>
          <Trans>Transfer yen to our account and hand in the receipt. Credited once it has been checked.</Trans>
        </ChoiceButton>
        <ChoiceButton icon={Coins} title={<Trans>USDT top-up</Trans>} onClick={() => usdt.show()}>
          <Trans>Send USDT over ERC20 or TRC20. Credited in yen.</Trans>
        </ChoiceButton>
      </Choices>
      {/* One slot for both: of two dialogs that overlap for a moment, the first would close the second. */}
      <DialogSlot subject={bank.open ? "bank" : usdt.open ? "usdt" : null}>
        {(which, frame) =>
          which === "bank" ? (
            <BankTopUpDialog onClose={bank.close} {...frame} />
          ) : (
            <UsdtTopUpDialog onClose={usdt.close} {...frame} />
          )
        }
      </DialogSlot>
    </>
  );
}
