import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Placeholder for a missing value: a dash on screen, and a word for screen readers, by default "None". */
export function NoValue({ children }: { children?: ReactNode }) {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden translate="yes">{children ?? <Trans>None</Trans>}</VisuallyHidden>
    </>
  );
}
