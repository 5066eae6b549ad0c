import { chakra } from "@chakra-ui/react";
import { lateComponent } from "#components/feedback/late-component.tsx";

/** Loaded only when a draft was restored. */
const DraftKept = lateComponent(async () => (await import("./draft-kept.tsx")).DraftKept);

/**
 * Announces that a form starts with restored input; see `useFormDraft`. Mount it with the form, because a live region
 * announces only changes.
 */
export function DraftNotice({ restored }: { restored: boolean }) {
  return (
    <chakra.div role="status" _empty={{ display: "none" }}>
      {restored && <DraftKept />}
    </chakra.div>
  );
}
