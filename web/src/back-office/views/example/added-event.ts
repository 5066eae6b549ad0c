import { useEffect, useEffectEvent } from "react";

/** Event target for added records. The list, which may stay mounted in another back office tab, then reloads. */
const added = new EventTarget();

export const announceAdded = (): boolean => added.dispatchEvent(new Event("added"));

/** Runs `act` after a record was added on the page for new records. */
export function useOnAdded(act: () => void): void {
  const onAdded = useEffectEvent(act);
  useEffect(() => {
    const listener = () => onAdded();
    added.addEventListener("added", listener);
    return () => added.removeEventListener("added", listener);
  }, []);
}
