import { Help } from "./help.tsx";
import { Highlights } from "./highlights.tsx";
import { Partners } from "./partners.tsx";

/** What no first view shows; `BelowFold` loads it. */
export function LaterSections() {
  return (
    <>
      <Highlights />
      <Help />
      <Partners />
    </>
  );
}
