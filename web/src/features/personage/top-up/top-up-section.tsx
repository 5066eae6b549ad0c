import { Trans } from "@lingui/react/macro";
import { Coins, Landmark } from "lucide-react";
import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { ChoiceButton, Choices } from "#features/personage/money-request/choice-button.tsx";
import { useDialog } from "#features/personage/frame/dialog-search.ts";
import { DialogSlot } from "#features/personage/frame/dialog-slot.tsx";

import { useMoneyResult } from "#features/personage/money-request/use-money-result.ts";
import { orderOfWord, wholeYen } from "#lib/order.ts";
import { OrderButton, OrderNotice } from "./order-notice.tsx";
import { type HandedIn, TopUpResult } from "./top-up-result.tsx";

const BankTopUpDialog = lateComponent(async () => (await import("./bank-top-up-dialog.tsx")).BankTopUpDialog);
const UsdtTopUpDialog = lateComponent(async () => (await import("./usdt-top-up-dialog.tsx")).UsdtTopUpDialog);

/** The two ways to top up, the order they are for, and the result (rules H1, H2 and F7). */
export function TopUpSection() {
  const bank = useDialog("bank-top-up");
  const usdt = useDialog("usdt-top-up");

  // Preloaded, so that a dialog opens at once.
  useEffect(() => {
    BankTopUpDialog.ahead();
    UsdtTopUpDialog.ahead();
  }, []);

  const { sent, show, leave } = useMoneyResult<HandedIn>();
  const search = useSearch({
    from: "/personage",
    select: ({ order: word, amount }) => ({ word, amount }),
    structuralSharing: true,
  });
  const order = orderOfWord(search.word);

  return (
    <>
      {sent === null ? (
        <>
          {order && <OrderNotice order={order} missing={wholeYen(search.amount)} />}
          <Choices>
            <ChoiceButton icon={Landmark} title={<Trans>Top-up by bank transfer</Trans>} onClick={() => bank.show()}>
              <Trans>
                Transfer yen to our account and submit the receipt. The amount is credited once we have checked it.
              </Trans>
            </ChoiceButton>
            <ChoiceButton icon={Coins} title={<Trans>USDT top-up</Trans>} onClick={() => usdt.show()}>
              <Trans>Send USDT over ERC20 or TRC20. It is credited in yen.</Trans>
            </ChoiceButton>
          </Choices>
        </>
      ) : (
        <TopUpResult handedIn={sent} onAgain={leave} order={order && <OrderButton order={order} />} />
      )}
      {/* One slot for both, because of two overlapping dialogs the first would close the second. */}
      <DialogSlot subject={bank.open ? "bank" : usdt.open ? "usdt" : null}>
        {(which, frame) =>
          which === "bank" ? (
            <BankTopUpDialog onClose={bank.close} onHandedIn={show} start={search.amount} {...frame} />
          ) : (
            <UsdtTopUpDialog onClose={usdt.close} onHandedIn={show} {...frame} />
          )
        }
      </DialogSlot>
    </>
  );
}
