import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `act` on a press outside the element, while `active`. */
export function usePressOutside(element: RefObject<HTMLElement | null>, active: boolean, act: () => void): void {
  const onOutside = useEffectEvent(act);
  useEffect(() => {
    if (!active) return undefined;
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !element.current?.contains(target)) onOutside();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [element, active]);
}
