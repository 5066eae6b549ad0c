import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False while a prerendered page is taken over, when the screen must be what was prerendered; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
