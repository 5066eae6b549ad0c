import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  ChartNoAxesCombined,
  Gift,
  Layers,
  type LucideIcon,
  ReceiptText,
  Settings,
  UserRoundCheck,
  Wallet,
} from "lucide-react";

/** The sections' ids; `personageHighlight` carries them (rule B3). */
export type SectionId = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 20;

export interface MenuItem {
  readonly id: SectionId;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
}

const ASSETS: MenuItem = { id: 0, label: msg`Account assets`, icon: Wallet };

/** The menu's two groups, then the settings. */
export const MENU_GROUPS: readonly (readonly MenuItem[])[] = [
  [
    ASSETS,
    { id: 1, label: msg`Quantitative products`, icon: ChartNoAxesCombined },
    { id: 2, label: msg`My holdings`, icon: Layers },
    { id: 3, label: msg`Identity verification`, icon: UserRoundCheck },
    { id: 4, label: msg`Funds flow`, icon: ArrowLeftRight },
  ],
  [
    { id: 5, label: msg`Invite rewards`, icon: Gift },
    { id: 6, label: msg`Top-up`, icon: ArrowDownToLine },
    { id: 7, label: msg`Withdrawal`, icon: ArrowUpFromLine },
    { id: 8, label: msg`Top-up and withdrawal records`, icon: ReceiptText },
  ],
  [{ id: 20, label: msg`Account management`, icon: Settings }],
];

/** The menu item that a `personageHighlight` names; anything but a known id means account assets. */
export function menuItemOf(highlight: string | undefined): MenuItem {
  return MENU_GROUPS.flat().find((item) => String(item.id) === highlight) ?? ASSETS;
}
