import { Trans } from "@lingui/react/macro";
import { useLocation, useSearch } from "@tanstack/react-router";
import { Coins, Landmark } from "lucide-react";
import { useEffect, useState } from "react";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { ChoiceButton, Choices } from "#features/personage/forms/choice-button.tsx";
import { RecordResult } from "#features/personage/money-result/record-result.tsx";
import { useDialog } from "#features/personage/navigation/dialog-search.ts";
import { DialogSlot } from "#features/personage/navigation/dialog-slot.tsx";
import { OrderButton } from "#features/personage/order/order-button.tsx";
import { OrderNotice } from "#features/personage/order/order-notice.tsx";
import { ResultOrder } from "#features/personage/order/result-order.tsx";
import { useOrderFunds } from "#features/personage/order/use-order-funds.ts";
import { orderOfWord, wholeYen } from "#lib/product/order.ts";
import { InReviewNotice } from "./in-review-notice.tsx";

const BankTopUpDialog = lateComponent(async () => (await import("./bank/bank-top-up-dialog.tsx")).BankTopUpDialog);
const UsdtTopUpDialog = lateComponent(async () => (await import("./usdt/usdt-top-up-dialog.tsx")).UsdtTopUpDialog);

/** The result of a top-up, the order that a top-up is for, and the two ways to top up (rules H1, H2 and F7). */
export function TopUpSection() {
  const bank = useDialog("bank-top-up");
  const usdt = useDialog("usdt-top-up");

  // Preloaded, so that a dialog opens at once.
  useEffect(() => {
    BankTopUpDialog.ahead();
    UsdtTopUpDialog.ahead();
  }, []);

  const search = useSearch({
    from: "/personage",
    select: ({ order: word, amount, step, record }) => ({ word, amount, isResult: step === "done", record }),
    structuralSharing: true,
  });
  const isSentHere = useLocation({ select: ({ state }) => state.sentKey !== undefined });
  const isRecordLookedUp = search.isResult && search.record === undefined && isSentHere;
  const order = orderOfWord(search.word);
  const funds = useOrderFunds(order?.amount ?? null);
  // Keep an open dialog mounted while records load, or its input would be lost.
  const [isBankShown, setBankShown] = useState(false);
  const showsBank = bank.open && (isBankShown || funds?.isPending !== true);
  if (showsBank !== isBankShown) setBankShown(showsBank);
  // Do not suggest an amount if the top-ups in review cover the order.
  const start = order && funds ? (funds.remaining === 0 ? undefined : String(funds.remaining)) : search.amount;

  return (
    <>
      <RecordResult
        paths={["/api/wallet/bankRecharge", "/api/wallet/recharge"]}
        mainAction={(record) => order && record?.audit === "success" && <OrderButton order={order} />}
      >
        {(record) => order && <ResultOrder order={order} record={record} />}
      </RecordResult>
      {order && !search.isResult ? (
        <OrderNotice order={order} missing={wholeYen(search.amount)} funds={funds} />
      ) : (
        // Waits until the id of the result's record is known; otherwise that record would appear here for a moment.
        !isRecordLookedUp && <InReviewNotice shown={search.isResult ? search.record : undefined} />
      )}
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
      {/* One slot for both dialogs, because closing a dialog would also close one that has opened above it. */}
      <DialogSlot subject={showsBank ? "bank" : usdt.open ? "usdt" : null}>
        {(which, frame) =>
          which === "bank" ? (
            <BankTopUpDialog onClose={bank.close} start={start} {...frame} />
          ) : (
            <UsdtTopUpDialog onClose={usdt.close} {...frame} />
          )
        }
      </DialogSlot>
    </>
  );
}
