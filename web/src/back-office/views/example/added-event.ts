import { useEffect, useEffectEvent } from "react";

/** Notifies the list of records, which may be kept alive in another tab, that a record was added. */
const added = new EventTarget();

export const announceAdded = (): boolean => added.dispatchEvent(new Event("added"));

/** Runs `act` when a record was added on the page for new records. */
export function useOnAdded(act: () => void): void {
  const onAdded = useEffectEvent(act);
  useEffect(() => {
    const listener = () => onAdded();
    added.addEventListener("added", listener);
    return () => added.removeEventListener("added", listener);
  }, []);
}
