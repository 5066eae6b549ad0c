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
import { type SectionName, SECTIONS } from "#lib/personage-sections.ts";

export interface MenuItem {
  readonly name: SectionName;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
}

const ASSETS: MenuItem = { name: "assets", label: msg`Account assets`, icon: Wallet };

/** The menu's groups; the last one contains only the settings. */
export const MENU_GROUPS: readonly (readonly MenuItem[])[] = [
  [
    ASSETS,
    { name: "products", label: msg`Quantitative products`, icon: ChartNoAxesCombined },
    { name: "holdings", label: msg`My holdings`, icon: Layers },
    { name: "identity", label: msg`Real-name verification`, icon: UserRoundCheck },
    { name: "funds-flow", label: msg`Funds flow`, icon: ArrowLeftRight },
  ],
  [
    { name: "invite", label: msg`Invite rewards`, icon: Gift },
    { name: "top-up", label: msg`Top-up`, icon: ArrowDownToLine },
    { name: "withdrawal", label: msg({ message: "Withdraw", context: "section" }), icon: ArrowUpFromLine },
    { name: "records", label: msg`Top-up/withdrawal records`, icon: ReceiptText },
  ],
  [{ name: "settings", label: msg`Account management`, icon: Settings }],
];

/**
 * The entries of the phone's bottom bar. Each short label is a part of the full label, which is the accessible name, so
 * that speech control finds what is visible.
 */
export const BAR: readonly (MenuItem & { readonly short: MessageDescriptor })[] = [
  { ...ASSETS, short: msg({ message: "Assets", context: "bottom bar" }) },
  { ...itemNamed("products"), short: msg({ message: "Products", context: "bottom bar" }) },
  { ...itemNamed("holdings"), short: msg({ message: "Holdings", context: "bottom bar" }) },
  { ...itemNamed("records"), short: msg({ message: "Records", context: "bottom bar" }) },
];

/** The items behind "More". */
export const BEYOND_BAR: readonly MenuItem[] = MENU_GROUPS.flat().filter(
  ({ name }) => !BAR.some((place) => place.name === name),
);

function itemNamed(name: SectionName): MenuItem {
  return MENU_GROUPS.flat().find((item) => item.name === name) ?? ASSETS;
}

/** The menu item of a `personageHighlight` id; anything unknown means account assets. */
export function menuItemOf(highlight: string | undefined): MenuItem {
  return MENU_GROUPS.flat().find((item) => SECTIONS[item.name] === highlight) ?? ASSETS;
}
