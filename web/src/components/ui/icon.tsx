import type { LucideIcon } from "lucide-react";

/** A decorative line icon in the text's colour: add a text or an aria-label for its meaning. */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden focusable={false} style={{ flexShrink: 0 }} />;
}
