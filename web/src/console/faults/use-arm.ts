import { useLingui } from "@lingui/react/macro";
import { createFault } from "#console/api/faults.ts";
import { useAct } from "#console/parts/use-act.ts";
import { type Choice, ruleOf } from "./kinds.ts";
import { useKindNames } from "./use-kind-names.ts";

/** Lets what was chosen go wrong in a world; answers whether it will. */
export function useArm(world: string) {
  const { t } = useLingui();
  const names = useKindNames();
  const act = useAct();
  return async (choice: Choice): Promise<boolean> => {
    const what = names[choice.kind];
    const call = choice.operationId || t`every call`;
    const made = await act(
      () => createFault(world, ruleOf(choice)),
      () => t`Armed: ${what} (${call}).`,
    );
    return made !== null;
  };
}
