import { Trans } from "@lingui/react/macro";
import { Coins, Landmark } from "lucide-react";
import { lazy, useEffect } from "react";
import { whenOnline } from "#components/when-online.ts";
import { ChoiceButton, Choices } from "#features/personage/choice-button.tsx";
import { useDialog } from "#features/personage/dialog-search.ts";
import { DialogSlot } from "#features/personage/dialog-slot.tsx";

const loadBankDialog = () => import("./bank-top-up-dialog.tsx");
const BankTopUpDialog = lazy(whenOnline(async () => ({ default: (await loadBankDialog()).BankTopUpDialog })));
const loadUsdtDialog = () => import("./usdt-top-up-dialog.tsx");
const UsdtTopUpDialog = lazy(whenOnline(async () => ({ default: (await loadUsdtDialog()).UsdtTopUpDialog })));

/** The two ways to top up (spec 2, top-up). */
export function TopUpSection() {
  const bank = useDialog("bank-top-up");
  const usdt = useDialog("usdt-top-up");

  // Loaded ahead, so that a dialog opens at once.
  useEffect(() => {
    void loadBankDialog();
    void loadUsdtDialog();
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
