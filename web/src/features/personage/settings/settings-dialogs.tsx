import { type ComponentType, useEffect } from "react";
import type { DialogFrame } from "#components/dialogs/form-dialog.tsx";
import { lateComponent } from "#components/feedback/late-component.tsx";
import { useDialog } from "#features/personage/navigation/dialog-search.ts";
import { DialogSlot } from "#features/personage/navigation/dialog-slot.tsx";
import { useTradingDialog } from "./trading-password/use-trading-dialog.ts";

// One chunk each, loaded on opening.
const DIALOGS = {
  password: lateComponent(async () => (await import("./password/password-dialog.tsx")).PasswordDialog),
  "trading-password": lateComponent(
    async () => (await import("./trading-password/trading-password-dialog.tsx")).TradingPasswordDialog,
  ),
  email: lateComponent(async () => (await import("./email-dialog.tsx")).EmailDialog),
  language: lateComponent(async () => (await import("./language-dialog.tsx")).LanguageDialog),
} as const satisfies Record<string, ComponentType<DialogFrame>>;

type DialogName = keyof typeof DIALOGS;
type SettingsDialog = ReturnType<typeof useDialog>;

/** The dialogs of the settings by their name in `dialog=`; the language dialog is reachable by URL only. */
export function useSettingsDialogs(): Readonly<Record<DialogName, SettingsDialog>> {
  return {
    password: useDialog("password"),
    "trading-password": useTradingDialog(),
    email: useDialog("email"),
    language: useDialog("language"),
  };
}

const NAMES = Object.keys(DIALOGS) as readonly DialogName[];

/**
 * The open dialog. All dialogs share one slot, because closing a dialog would also close one that has opened above it.
 */
export function SettingsDialogs({ dialogs }: { dialogs: Readonly<Record<DialogName, SettingsDialog>> }) {
  // All dialogs use code in the first dialog's chunk; preload it, so that they open at once.
  useEffect(() => DIALOGS.password.ahead(), []);
  return (
    <DialogSlot subject={NAMES.find((name) => dialogs[name].open) ?? null}>
      {(name, frame) => {
        const Dialog = DIALOGS[name];
        return <Dialog key={name} onClose={dialogs[name].close} {...frame} />;
      }}
    </DialogSlot>
  );
}
