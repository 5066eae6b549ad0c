import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False during hydration, when the render must match the prerendered HTML; true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
