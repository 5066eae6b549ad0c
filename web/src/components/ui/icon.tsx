import type { LucideIcon } from "lucide-react";

/** A line icon in the text's colour, always decorative: a word beside it or an aria-label carries the meaning. */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden focusable={false} style={{ flexShrink: 0 }} />;
}
