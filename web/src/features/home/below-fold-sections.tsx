import { Help } from "./help.tsx";
import { Highlights } from "./highlights.tsx";
import { Partners } from "./partners.tsx";

/**
 * The sections below the fold. They are lazy-loaded and not in the prerendered HTML, so that the first page stays
 * small.
 */
export function BelowFoldSections() {
  return (
    <>
      <Highlights />
      <Help />
      <Partners />
    </>
  );
}
