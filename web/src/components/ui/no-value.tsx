import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Stands where there is no value: a dash for the eye, and a word for whoever hears the page, by default "None". */
export function NoValue({ children }: { children?: ReactNode }) {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{children ?? <Trans>None</Trans>}</VisuallyHidden>
    </>
  );
}
