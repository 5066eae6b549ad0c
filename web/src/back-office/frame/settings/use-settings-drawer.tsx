import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { lateComponent } from "#components/feedback/late-component.tsx";

const SettingsDrawer = lateComponent(async () => (await import("./settings-drawer.tsx")).SettingsDrawer);

/** Props for the button that opens the settings. */
export interface SettingsButtonProps {
  readonly "aria-label": string;
  readonly title: string;
  readonly "aria-haspopup": "dialog";
  readonly onPointerEnter: () => void;
  readonly onClick: () => void;
}

/** The settings drawer and the props of its button. On narrow screens the button is in the header. */
export function useSettingsDrawer(): { button: SettingsButtonProps; content: ReactNode } {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const [open, setOpen] = useState(false);
  const name = t`Page settings`;
  return {
    button: {
      "aria-label": name,
      title: name,
      "aria-haspopup": "dialog",
      onPointerEnter: SettingsDrawer.ahead,
      onClick: () => {
        setShown(true);
        setOpen(true);
      },
    },
    content: shown && <SettingsDrawer open={open} onClose={() => setOpen(false)} />,
  };
}
