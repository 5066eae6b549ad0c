import type { LucideIcon } from "lucide-react";

/** A line icon in the text's colour. Screen readers skip it, so give its meaning by a text or an aria-label. */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden focusable={false} style={{ flexShrink: 0 }} />;
}
