import { useEffect, useRef } from "react";
import { useDialog } from "#features/personage/navigation/dialog-search.ts";
import { amendUserinfo, readUserinfo } from "#state/session.ts";

/**
 * The trading-password dialog, mirrored in the stored userinfo as `tradingDialog` (rule B7): a flag present on entry
 * opens the dialog; closing it in any way clears the flag.
 */
export function useTradingDialog() {
  const dialog = useDialog("trading-password");
  const { open } = dialog;
  const entry = useRef(dialog);

  useEffect(() => {
    if (readUserinfo()?.tradingDialog && !entry.current.open) entry.current.show();
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    amendUserinfo({ tradingDialog: true });
    return () => amendUserinfo({ tradingDialog: false });
  }, [open]);

  return dialog;
}
