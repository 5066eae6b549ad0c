import { Help } from "./help.tsx";
import { Highlights } from "./highlights.tsx";
import { Partners } from "./partners.tsx";

/** The sections below the fold, lazy-loaded by `BelowFold`. */
export function BelowFoldSections() {
  return (
    <>
      <Highlights />
      <Help />
      <Partners />
    </>
  );
}
