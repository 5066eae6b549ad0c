import { chakra } from "@chakra-ui/react";
import { lateComponent } from "#components/feedback/late-component.tsx";

/** Few forms begin with a draft. */
const DraftKept = lateComponent(async () => (await import("./draft-kept.tsx")).DraftKept);

/** Tells that a form begins with what was typed before; see `useFormDraft`. Mounted first, so that it is read out. */
export function DraftNotice({ restored }: { restored: boolean }) {
  return (
    <chakra.div role="status" _empty={{ display: "none" }}>
      {restored && <DraftKept />}
    </chakra.div>
  );
}
