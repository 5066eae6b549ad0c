import { Help } from "./help.tsx";
import { Highlights } from "./highlights.tsx";
import { Partners } from "./partners.tsx";

/** The sections below the fold: their code and HTML load once the page runs. */
export function BelowFoldSections() {
  return (
    <>
      <Highlights />
      <Help />
      <Partners />
    </>
  );
}
