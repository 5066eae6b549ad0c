import { Square } from "lucide-react";
import { Icon } from "#components/ui/icon.tsx";
import { ICON_CHOICES } from "./icon-choices.ts";

/** Ours by their names. */
export const OWN_ICONS = new Map(ICON_CHOICES);

/**
 * An icon that was picked; a square in place of one that is not ours.
 *
 * @example <PickedIcon name="vi-lucide:leaf" size={20} />
 */
export function PickedIcon({ name, size = 20 }: { name: string; size?: number }) {
  return <Icon of={OWN_ICONS.get(name.replace(/^vi-/, "")) ?? Square} size={size} />;
}
