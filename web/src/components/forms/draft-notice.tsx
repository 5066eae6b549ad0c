import { chakra } from "@chakra-ui/react";
import { lateComponent } from "#components/feedback/late-component.tsx";

/** Render nothing for forms without a draft. */
const DraftKept = lateComponent(async () => (await import("./draft-kept.tsx")).DraftKept);

/** Announces that a form starts with restored input; see `useFormDraft`. Mounted early, so that it is announced. */
export function DraftNotice({ restored }: { restored: boolean }) {
  return (
    <chakra.div role="status" _empty={{ display: "none" }}>
      {restored && <DraftKept />}
    </chakra.div>
  );
}
