import { useEffect, useRef } from "react";
import { useDialog } from "#features/personage/frame/dialog-search.ts";
import { amendUserinfo, readUserinfo } from "#state/session.ts";

/**
 * The trading-password dialog, whose being open the stored userinfo mirrors as `tradingDialog` (rule B7): a flag
 * found on the way in opens the dialog; closing it, however that is done, clears the flag.
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
