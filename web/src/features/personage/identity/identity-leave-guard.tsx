import { Trans } from "@lingui/react/macro";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { DialogSlot } from "#features/personage/navigation/dialog-slot.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

const LeaveDialog = lateComponent(async () => (await import("./leave-dialog.tsx")).LeaveDialog);

/** Asks before the user leaves the filled form for another section or page. */
export function IdentityLeaveGuard({ filled }: { filled: boolean }) {
  const { asking, stay, leave } = useLeaveGuard(
    filled,
    (next, current) =>
      next.pathname !== current.pathname ||
      next.search["personageHighlight"] !== current.search["personageHighlight"] ||
      next.search["tab"] !== current.search["tab"],
  );
  return (
    <DialogSlot subject={asking ? "leave" : null}>
      {(_leave, frame) => (
        <LeaveDialog onStay={stay} onLeave={leave} {...frame}>
          <Trans>
            You have not submitted it yet. We keep the name, the gender and the pictures in this tab until you log out;
            the document number is not kept.
          </Trans>
        </LeaveDialog>
      )}
    </DialogSlot>
  );
}
