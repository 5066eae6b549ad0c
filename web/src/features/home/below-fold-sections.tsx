import { type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { Help } from "./help.tsx";
import { Highlights } from "./highlights.tsx";
import { Partners } from "./partners.tsx";

const CONTROLS = "a[href], button";

interface BelowFoldSectionsProps {
  /** The reader's last press or focus in the prerendered sections, whose place these take. */
  touched: SyntheticEvent | null;
}

/** The sections below the fold, lazy-loaded by `BelowFold`. The same control has the focus, and gets an early press. */
export function BelowFoldSections({ touched }: BelowFoldSectionsProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const control = touched && (touched.target as Element).closest(CONTROLS);
    if (!touched || !control) return;
    const before = [...(control.getRootNode() as Element).querySelectorAll(CONTROLS)];
    const same = place.current?.querySelectorAll<HTMLElement>(CONTROLS)[before.indexOf(control)];
    same?.focus({ preventScroll: true });
    // A link has been followed by itself.
    if (touched.type === "click" && control.matches("button")) same?.click();
  }, [touched]);
  return (
    <div ref={place}>
      <Highlights />
      <Help />
      <Partners />
    </div>
  );
}
