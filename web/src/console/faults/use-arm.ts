import { useLingui } from "@lingui/react/macro";
import { createFault } from "#console/api/faults.ts";
import { useWorld } from "#console/api/live.ts";
import { useAction } from "#console/parts/use-action.ts";
import { type Choice, ruleOf } from "./kinds.ts";
import { useKindNames } from "./use-kind-names.ts";

/** Returns a function that arms the chosen fault and resolves to whether that succeeded. */
export function useArm() {
  const { t } = useLingui();
  const { id, now } = useWorld();
  const names = useKindNames();
  const act = useAction();
  return async (choice: Choice, showRefusal?: (text: string) => void): Promise<boolean> => {
    const what = names[choice.kind];
    const call = choice.operationId || t`every call`;
    const made = await act(() => createFault(id, ruleOf(choice, now)), t`Armed: ${what} (${call}).`, showRefusal);
    return made !== null;
  };
}
