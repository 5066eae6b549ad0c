import { useEffect, useEffectEvent } from "react";

/** Tells the kept list, which is another page, that a record was added on this one. */
const added = new EventTarget();

export const tellAdded = (): boolean => added.dispatchEvent(new Event("added"));

/** Runs when a record has been added on a page of its own. */
export function useOnAdded(act: () => void): void {
  const onAdded = useEffectEvent(act);
  useEffect(() => {
    const listener = () => onAdded();
    added.addEventListener("added", listener);
    return () => added.removeEventListener("added", listener);
  }, []);
}
