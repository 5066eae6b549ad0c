import { chakra } from "@chakra-ui/react";
import { lateComponent } from "#components/feedback/late-component.tsx";

/** Few forms begin with a draft. */
const DraftKept = lateComponent(async () => (await import("./draft-kept.tsx")).DraftKept);

/** Announces that a form starts with restored input; see `useFormDraft`. Mounted first, so that it is read out. */
export function DraftNotice({ restored }: { restored: boolean }) {
  return (
    <chakra.div role="status" _empty={{ display: "none" }}>
      {restored && <DraftKept />}
    </chakra.div>
  );
}
