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
import { type SectionName, SECTIONS } from "#lib/sections.ts";

export interface MenuItem {
  readonly name: SectionName;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
}

const ASSETS: MenuItem = { name: "assets", label: msg`Account assets`, icon: Wallet };

/** The menu's two groups, then the settings. */
export const MENU_GROUPS: readonly (readonly MenuItem[])[] = [
  [
    ASSETS,
    { name: "products", label: msg`Quantitative products`, icon: ChartNoAxesCombined },
    { name: "holdings", label: msg`My holdings`, icon: Layers },
    { name: "identity", label: msg`Identity verification`, icon: UserRoundCheck },
    { name: "funds-flow", label: msg`Funds flow`, icon: ArrowLeftRight },
  ],
  [
    { name: "invite", label: msg`Invite rewards`, icon: Gift },
    { name: "top-up", label: msg`Top-up`, icon: ArrowDownToLine },
    { name: "withdrawal", label: msg`Withdrawal`, icon: ArrowUpFromLine },
    { name: "records", label: msg`Top-up and withdrawal records`, icon: ReceiptText },
  ],
  [{ name: "settings", label: msg`Account management`, icon: Settings }],
];

/** The menu item that a `personageHighlight` names; anything but a known id means account assets. */
export function menuItemOf(highlight: string | undefined): MenuItem {
  return MENU_GROUPS.flat().find((item) => SECTIONS[item.name] === highlight) ?? ASSETS;
}
