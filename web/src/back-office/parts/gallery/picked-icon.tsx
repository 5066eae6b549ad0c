import { LOCAL_ICONS } from "#back-office/parts/icon/icon-set.ts";
import { ViIcon } from "#back-office/parts/icon/vi-icon.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { ICON_CHOICES } from "./icon-choices.ts";

/** All built-in icons by name, for the picker and for the menu. */
export const OWN_ICONS = new Map([...ICON_CHOICES, ...Object.entries(LOCAL_ICONS)]);

/**
 * A chosen icon: built in, or from the icon provider.
 * @example <PickedIcon name="vi-lucide:leaf" size={20} />
 */
export function PickedIcon({ name, size = 20 }: { name: string; size?: number }) {
  const own = OWN_ICONS.get(name.replace(/^vi-/, ""));
  return own ? <Icon of={own} size={size} /> : <ViIcon name={name} size={size} />;
}
