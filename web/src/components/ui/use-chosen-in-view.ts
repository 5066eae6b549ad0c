import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect } from "react";

/**
 * Scrolls a horizontal strip so that the selected item (`chosen`: its selector) is in the middle, at first and after
 * each navigation. Waits for the router, because it restores the scroll position of every element.
 */
export function useChosenInView(strip: RefObject<HTMLElement | null>, chosen: string): void {
  const router = useRouter();
  useEffect(() => {
    const center = () => {
      const item = strip.current?.querySelector<HTMLElement>(chosen);
      if (!strip.current || !item) return;
      strip.current.scrollTo({ left: item.offsetLeft - (strip.current.clientWidth - item.clientWidth) / 2 });
    };
    center();
    return router.subscribe("onRendered", center);
  }, [router, strip, chosen]);
}
